import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("empty-canonical", () => {
  it("does not take the page itself for the target", () => {
    const [finding, ...more] = findingsOf("empty-canonical", { canonicals: [""] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("is empty");
  });

  it("counts white space as empty", () => {
    const [finding, ...more] = findingsOf("empty-canonical", { canonicals: [" \n"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("is empty");
  });

  it("is silent otherwise", () => {
    expect(findingsOf("empty-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });
});
