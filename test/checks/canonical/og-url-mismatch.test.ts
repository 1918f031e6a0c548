import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("og-url-mismatch", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("og-url-mismatch", {
      canonicals: ["/p"],
      ogUrl: "https://www.example.com/q",
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/q");
  });

  it("compares under the standards", () => {
    expect(
      findingsOf("og-url-mismatch", { canonicals: ["/caf%c3%a9"], ogUrl: "https://WWW.example.com/café#x" }),
    ).toEqual([]);
  });

  it("is silent without og:url", () => {
    expect(findingsOf("og-url-mismatch", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });
});
