import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("script-changed-canonical", () => {
  it("names both values", () => {
    const [finding, ...more] = findingsOf("script-changed-canonical", {
      canonicals: ["/b"],
      served: "https://www.example.com/a",
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("https://www.example.com/a");
    expect(finding?.message).toContain("https://www.example.com/b");
  });

  it("is silent where they agree", () => {
    expect(
      findingsOf("script-changed-canonical", { canonicals: ["/a"], served: "https://WWW.example.com/a" }),
    ).toEqual([]);
  });

  it("leaves HTML without a canonical to the checks of added and removed ones", () => {
    expect(findingsOf("script-changed-canonical", { canonicals: ["/b"], served: null })).toEqual([]);
    expect(findingsOf("script-changed-canonical", { served: "https://www.example.com/a" })).toEqual([]);
  });

  it("is silent where the served HTML was not fetched", () => {
    expect(findingsOf("script-changed-canonical", { canonicals: ["/b"] })).toEqual([]);
  });
});
