import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("header-and-tag-canonical", () => {
  it("reports two that agree", () => {
    const [finding, ...more] = findingsOf("header-and-tag-canonical", {
      canonicals: ["/p"],
      linkHeader: "<https://www.example.com/p>; rel=canonical",
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("Header and HTML");
  });

  it("is silent for the HTML alone", () => {
    expect(findingsOf("header-and-tag-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });

  it("is silent for two that differ", () => {
    expect(
      findingsOf("header-and-tag-canonical", { canonicals: ["/p"], linkHeader: "</q>; rel=canonical" }),
    ).toEqual([]);
  });
});
