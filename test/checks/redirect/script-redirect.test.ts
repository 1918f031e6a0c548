import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("script-redirect", () => {
  it("names both ends", () => {
    const [finding, ...more] = findingsOf("script-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/js", 200, "script"],
        ["https://www.example.com/t", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/js");
    expect(finding?.message).toContain("https://www.example.com/t");
  });

  it("is silent for a server", () => {
    expect(
      findingsOf("script-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/t", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
