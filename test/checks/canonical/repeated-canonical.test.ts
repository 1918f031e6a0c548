import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("repeated-canonical", () => {
  it("compares after resolving: a path and an address can be one", () => {
    const [finding, ...more] = findingsOf("repeated-canonical", {
      url: "https://www.example.com/topic/page",
      canonicals: ["/topic/page", "https://www.example.com/topic/page"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("2 times");
    expect(finding?.message).toContain("/topic/page");
  });

  it("is silent for one", () => {
    expect(findingsOf("repeated-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });

  it("is silent for two different ones", () => {
    expect(findingsOf("repeated-canonical", { canonicals: ["/a", "/b"] })).toEqual([]);
  });

  it("does not count the header", () => {
    expect(
      findingsOf("repeated-canonical", { canonicals: ["/p"], linkHeader: "</p>; rel=canonical" }),
    ).toEqual([]);
  });
});
