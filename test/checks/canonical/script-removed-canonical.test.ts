import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("script-removed-canonical", () => {
  it("reports it", () => {
    const [finding, ...more] = findingsOf("script-removed-canonical", {
      served: "https://www.example.com/a",
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("a script removed it");
  });

  it("leaves a changed one to its own check", () => {
    expect(
      findingsOf("script-removed-canonical", { canonicals: ["/b"], served: "https://www.example.com/a" }),
    ).toEqual([]);
  });

  it("is silent where the served HTML was not fetched", () => {
    expect(findingsOf("script-removed-canonical", { canonicals: ["/b"] })).toEqual([]);
    expect(findingsOf("script-removed-canonical", {})).toEqual([]);
  });
});
