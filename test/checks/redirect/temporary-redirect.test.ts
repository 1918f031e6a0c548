import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("temporary-redirect", () => {
  it("names the status", () => {
    const [finding, ...more] = findingsOf("temporary-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/a", 302],
        ["https://www.example.com/b", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("302");
    expect(finding?.message).toContain("https://www.example.com/a");
  });

  it("is silent for permanent ones", () => {
    expect(
      findingsOf("temporary-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 308],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("leaves chains to their own check", () => {
    expect(
      findingsOf("temporary-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 302],
          ["https://www.example.com/b", 301],
          ["https://www.example.com/c", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
