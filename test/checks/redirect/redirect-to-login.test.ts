import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("redirect-to-login", () => {
  it("names the login", () => {
    const [finding, ...more] = findingsOf("redirect-to-login", {
      navigation: navigationOf([
        ["https://www.example.com/account", 302],
        ["https://www.example.com/user/login?next=%2Faccount", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("unavailable to you");
  });

  it("is silent for words that only begin so", () => {
    expect(
      findingsOf("redirect-to-login", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/loginova", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("is silent for a login that moved", () => {
    expect(
      findingsOf("redirect-to-login", {
        navigation: navigationOf([
          ["https://www.example.com/login", 301],
          ["https://www.example.com/signin", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
