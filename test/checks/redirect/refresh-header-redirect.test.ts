import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("refresh-header-redirect", () => {
  it("names the target", () => {
    const [finding, ...more] = findingsOf("refresh-header-redirect", { headers: { refresh: "0;url=/t" } });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/t");
  });

  it("is silent for a reload", () => {
    expect(findingsOf("refresh-header-redirect", { headers: { refresh: "0.1" } })).toEqual([]);
  });

  it("is silent where nothing was observed", () => {
    expect(findingsOf("refresh-header-redirect", { refresh: "0;url=/t" })).toEqual([]);
  });
});
