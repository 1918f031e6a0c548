import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("noindexed-canonical", () => {
  it("names where it says so", () => {
    const [finding, ...more] = findingsOf("noindexed-canonical", {
      canonicals: ["/q"],
      target: { noindex: ["meta robots"] },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("meta robots");
  });

  it("is silent otherwise", () => {
    expect(findingsOf("noindexed-canonical", { canonicals: ["/q"], target: {} })).toEqual([]);
  });
});
