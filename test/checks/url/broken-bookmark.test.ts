import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("broken-bookmark", () => {
  it("names the fragments", () => {
    const [finding, ...more] = findingsOf("broken-bookmark", { missingTargets: ["#a", "#b"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("2 fragments that no element of the page has: #a · #b");
  });

  it("is silent where all are there, and where nobody looked", () => {
    expect(findingsOf("broken-bookmark", { missingTargets: [] })).toEqual([]);
    expect(findingsOf("broken-bookmark", {})).toEqual([]);
  });
});
