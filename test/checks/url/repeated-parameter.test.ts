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

  it("is silent for lists", () => {
    expect(
      findingsOf("repeated-parameter", { links: [{ url: "https://www.example.com/a?x[]=1&x[]=2" }] }),
    ).toEqual([]);
  });
});
