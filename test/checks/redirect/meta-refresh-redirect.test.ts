import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("meta-refresh-redirect", () => {
  it("takes 0 s for permanent", () => {
    const [finding, ...more] = findingsOf("meta-refresh-redirect", { refresh: "0;URL=/t" });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/t at once");
  });

  it("takes more for temporary", () => {
    const [finding, ...more] = findingsOf("meta-refresh-redirect", { refresh: "5; url='/t'" });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("after 5 s");
  });

  it("is silent for a reload", () => {
    expect(findingsOf("meta-refresh-redirect", { refresh: "300" })).toEqual([]);
  });

  it("is silent for a reload by address", () => {
    expect(findingsOf("meta-refresh-redirect", { refresh: "300;url=/p" })).toEqual([]);
  });
});
