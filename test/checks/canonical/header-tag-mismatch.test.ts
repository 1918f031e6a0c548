import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("header-tag-mismatch", () => {
  it("names both sides", () => {
    const [finding, ...more] = findingsOf("header-tag-mismatch", {
      canonicals: ["/page-b"],
      linkHeader: '<https://other.example.net/p>; rel="canonical"',
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("Conflicting canonicals");
    expect(finding?.message).toContain("HTTP header says https://other.example.net/p");
    expect(finding?.message).toContain("HTML says https://www.example.com/page-b");
  });

  it("is silent where they agree after resolving", () => {
    expect(
      findingsOf("header-tag-mismatch", {
        canonicals: ["/p"],
        linkHeader: "<https://www.example.com/p>; rel=canonical",
      }),
    ).toEqual([]);
  });

  it("is silent where the header speaks of another page", () => {
    expect(
      findingsOf("header-tag-mismatch", {
        canonicals: ["/p"],
        linkHeader: '</q>; rel=canonical; anchor="/other"',
      }),
    ).toEqual([]);
  });
});
