import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("self-redirect", () => {
  it("thinks of a cookie", () => {
    const [finding, ...more] = findingsOf("self-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/wall", 302],
        ["https://www.example.com/wall", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("cookie");
  });

  it("is silent for a loop", () => {
    expect(
      findingsOf("self-redirect", {
        navigation: navigationOf(
          [
            ["https://www.example.com/wall", 302],
            ["https://www.example.com/wall", 302],
          ],
          "loop",
        ),
      }),
    ).toEqual([]);
  });

  it("is silent for an upgrade", () => {
    expect(
      findingsOf("self-redirect", {
        navigation: navigationOf([
          ["http://www.example.com/a", 301],
          ["https://www.example.com/a", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
