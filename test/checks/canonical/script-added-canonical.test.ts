import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("script-added-canonical", () => {
  it("reports it", () => {
    const [finding, ...more] = findingsOf("script-added-canonical", { canonicals: ["/b"], served: null });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("a script added it");
  });

  it("leaves a changed one to its own check", () => {
    expect(
      findingsOf("script-added-canonical", { canonicals: ["/b"], served: "https://www.example.com/a" }),
    ).toEqual([]);
  });

  it("is silent where the served HTML was not fetched", () => {
    expect(findingsOf("script-added-canonical", { canonicals: ["/b"] })).toEqual([]);
    expect(findingsOf("script-added-canonical", {})).toEqual([]);
  });
});
