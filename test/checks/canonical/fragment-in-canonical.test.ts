import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("fragment-in-canonical", () => {
  it("names the fragment", () => {
    const [finding, ...more] = findingsOf("fragment-in-canonical", {
      canonicals: ["https://www.example.com/p#item-7"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("#item-7");
  });

  it("is silent without one", () => {
    expect(findingsOf("fragment-in-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });
});
