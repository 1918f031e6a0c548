import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-outside-head", () => {
  it("names the element that can have closed the head", () => {
    const [finding, ...more] = findingsOf("canonical-outside-head", {
      canonicals: [{ rawHref: "/p", place: "body" }],
      bodyStartsWith: "IFRAME",
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("/p");
    expect(finding?.message).toContain("<iframe>");
  });

  it("is a notice where another in the head says the same", () => {
    const [finding, ...more] = findingsOf("canonical-outside-head", {
      canonicals: ["/p", { rawHref: "/p", place: "body" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("outside the head");
  });

  it("is a warning where another in the head says something else", () => {
    const [finding, ...more] = findingsOf("canonical-outside-head", {
      canonicals: ["/p", { rawHref: "/q", place: "body" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("/q");
  });

  it("is silent in the head", () => {
    expect(findingsOf("canonical-outside-head", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });
});
