import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("redirect-loop", () => {
  it("names where it turns", () => {
    const [finding, ...more] = findingsOf("redirect-loop", {
      navigation: navigationOf(
        [
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 301],
          ["https://www.example.com/a", 301],
        ],
        "loop",
      ),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("https://www.example.com/a");
  });

  it("names the last address of a chain that grows", () => {
    const [finding, ...more] = findingsOf("redirect-loop", {
      navigation: navigationOf(
        [
          ["https://www.example.com/g?1", 302],
          ["https://www.example.com/g?2", 302],
        ],
        "too-many",
      ),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("too many redirects");
    expect(finding?.message).toContain("https://www.example.com/g?2");
  });

  it("is silent for a redirect to itself that ends", () => {
    expect(
      findingsOf("redirect-loop", {
        navigation: navigationOf([
          ["https://www.example.com/a", 302],
          ["https://www.example.com/a", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
