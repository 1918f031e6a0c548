import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("secure-canonical-on-http-page", () => {
  it("reports https on http", () => {
    const [finding, ...more] = findingsOf("secure-canonical-on-http-page", {
      url: "http://www.example.com/p",
      canonicals: ["https://www.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/p");
  });

  it("is silent on an https page", () => {
    expect(
      findingsOf("secure-canonical-on-http-page", { canonicals: ["https://www.example.com/p"] }),
    ).toEqual([]);
  });
});
