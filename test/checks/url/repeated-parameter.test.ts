import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("repeated-parameter", () => {
  it("reports a name twice", () => {
    const [finding, ...more] = findingsOf("repeated-parameter", {
      links: [{ url: "https://www.example.com/a?x=1&x=2" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it.each([
    ["once escaped", "?x=1&%78=2"],
    ["without a value", "?x&y=1&x"],
    ["with a plus in the name", "?a+b=1&a%20b=2"],
  ])("reports a name twice, %s", (_, query) => {
    const links = [{ url: `https://www.example.com/a${query}` }];
    expect(findingsOf("repeated-parameter", { links })).toHaveLength(1);
  });

  it("is silent for lists", () => {
    expect(
      findingsOf("repeated-parameter", { links: [{ url: "https://www.example.com/a?x[]=1&x[]=2" }] }),
    ).toEqual([]);
  });
});
