import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("spelling-redirect", () => {
  it("sees the case of escapes", () => {
    const [finding, ...more] = findingsOf("spelling-redirect", {
      navigation: navigationOf([
        ["https://www.example.com/pct/%C3%A9", 302],
        ["https://www.example.com/pct/%c3%a9", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("/pct/%c3%a9");
  });

  it("is silent for a redirect to itself", () => {
    expect(
      findingsOf("spelling-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 302],
          ["https://www.example.com/a", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
