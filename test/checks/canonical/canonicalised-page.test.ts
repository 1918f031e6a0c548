import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonicalised-page", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("canonicalised-page", { canonicals: ["/q"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/p");
    expect(finding?.message).toContain("https://www.example.com/q");
  });

  it("is silent for a slash", () => {
    expect(findingsOf("canonicalised-page", { canonicals: ["/p/"] })).toEqual([]);
  });

  it("is silent for another host", () => {
    expect(findingsOf("canonicalised-page", { canonicals: ["https://m.example.com/q"] })).toEqual([]);
  });
});
