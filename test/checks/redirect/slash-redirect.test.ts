import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("slash-redirect", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("slash-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/a", 301],
        ["https://www.example.com/a/", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/a/");
  });

  it("is silent where more changes", () => {
    expect(
      findingsOf("slash-redirect", {
        navigation: navigationOf([
          ["http://www.example.com/a", 301],
          ["https://www.example.com/a/", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
