import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("unusable-location", () => {
  it("names the Location", () => {
    const [finding, ...more] = findingsOf("unusable-location", {
      navigation: navigationOf(
        [["https://www.example.com/a", 301, "http", "javascript:alert(1)"]],
        "bad-location",
      ),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("javascript:alert(1)");
  });

  it("is silent otherwise", () => {
    expect(
      findingsOf("unusable-location", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
