import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("insecure-redirect", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("insecure-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/a", 301],
        ["http://www.example.com/a", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("http://www.example.com/a");
  });

  it("is silent for an upgrade", () => {
    expect(
      findingsOf("insecure-redirect", {
        navigation: navigationOf([
          ["http://www.example.com/a", 301],
          ["https://www.example.com/a", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
