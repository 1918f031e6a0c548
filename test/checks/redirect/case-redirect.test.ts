import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("case-redirect", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("case-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/A", 301],
        ["https://www.example.com/a", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/A");
  });

  it("is silent for a slash", () => {
    expect(
      findingsOf("case-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/a/", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
