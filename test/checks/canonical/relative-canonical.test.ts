import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("relative-canonical", () => {
  it("reports a path and where it leads", () => {
    const [finding, ...more] = findingsOf("relative-canonical", { canonicals: ["/p"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("/p");
    expect(finding?.message).toContain("https://www.example.com/p");
  });

  it("reports one without scheme", () => {
    const [finding, ...more] = findingsOf("relative-canonical", { canonicals: ["//www.example.com/p"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("//www.example.com/p");
  });

  it("is silent for an absolute one, in any case", () => {
    expect(findingsOf("relative-canonical", { canonicals: ["HTTPS://www.example.com/p"] })).toEqual([]);
  });

  it("leaves ignored ones alone", () => {
    expect(findingsOf("relative-canonical", { canonicals: [{ rawHref: "/p", place: "body" }] })).toEqual([]);
  });
});
