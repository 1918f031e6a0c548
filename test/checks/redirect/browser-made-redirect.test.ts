import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("browser-made-redirect", () => {
  it("says that no server was asked", () => {
    const [finding, ...more] = findingsOf("browser-made-redirect", {
      navigation: navigationOf([
        ["http://www.example.com/p", null, "hsts"],
        ["https://www.example.com/p", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("by itself (hsts)");
    expect(finding?.message).toContain("not observed");
  });

  it("is silent for a server", () => {
    expect(
      findingsOf("browser-made-redirect", {
        navigation: navigationOf([
          ["http://www.example.com/p", 301],
          ["https://www.example.com/p", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
