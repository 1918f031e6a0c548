import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("broken-redirect", () => {
  it("names the end", () => {
    const [finding, ...more] = findingsOf("broken-redirect", {
      navigation: navigationOf(
        [
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 404],
        ],
        "client-error",
      ),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("https://www.example.com/b answers 404");
  });

  it("is silent for a broken page without redirect", () => {
    expect(
      findingsOf("broken-redirect", {
        navigation: navigationOf([["https://www.example.com/b", 404]], "client-error"),
      }),
    ).toEqual([]);
  });

  it("is silent for a good end", () => {
    expect(
      findingsOf("broken-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
