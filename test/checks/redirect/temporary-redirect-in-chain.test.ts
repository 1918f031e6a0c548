import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("temporary-redirect-in-chain", () => {
  it("names the step", () => {
    const [finding, ...more] = findingsOf("temporary-redirect-in-chain", {
      navigation: navigationOf([
        ["https://www.example.com/a", 301],
        ["https://www.example.com/b", 307],
        ["https://www.example.com/c", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/b 307");
  });

  it("is silent for a single one", () => {
    expect(
      findingsOf("temporary-redirect-in-chain", {
        navigation: navigationOf([
          ["https://www.example.com/a", 302],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
