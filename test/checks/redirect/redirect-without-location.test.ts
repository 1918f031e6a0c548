import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("redirect-without-location", () => {
  it("names the status", () => {
    const [finding, ...more] = findingsOf("redirect-without-location", {
      navigation: navigationOf([["https://www.example.com/a", 301]], "no-location"),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("301");
  });

  it("is silent otherwise", () => {
    expect(
      findingsOf("redirect-without-location", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
