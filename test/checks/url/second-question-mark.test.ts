import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("second-question-mark", () => {
  it("reports a query in the query", () => {
    const [finding, ...more] = findingsOf("second-question-mark", {
      links: [{ url: "https://www.example.com/a?x=1?y=2" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent for an address as value and a mark in a text", () => {
    expect(
      findingsOf("second-question-mark", {
        links: [
          { url: "https://www.example.com/a?u=https://x.example/?y=2" },
          { url: "https://www.example.com/a?q=why?" },
        ],
      }),
    ).toEqual([]);
  });
});
