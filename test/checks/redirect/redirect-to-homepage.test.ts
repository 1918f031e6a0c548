import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("redirect-to-homepage", () => {
  it("names the deep address", () => {
    const [finding, ...more] = findingsOf("redirect-to-homepage", {
      navigation: navigationOf([
        ["https://www.example.com/product/42", 302],
        ["https://www.example.com/", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/product/42");
  });

  it("is silent from root to root", () => {
    expect(
      findingsOf("redirect-to-homepage", {
        navigation: navigationOf([
          ["http://www.example.com/", 301],
          ["https://www.example.com/", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("is silent for a root with a query", () => {
    expect(
      findingsOf("redirect-to-homepage", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/?p=1", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it.each(["/de/", "/en-gb", "/index.html", "/de/index.php"])("takes %s for a home page", (path) => {
    const navigation = navigationOf([
      ["https://www.example.com/product/42", 302],
      [`https://www.example.com${path}`, 200],
    ]);
    expect(findingsOf("redirect-to-homepage", { navigation })).toHaveLength(1);
  });

  it.each(["/tea/", "/de/tee", "/?p=42"])("does not take %s for one", (path) => {
    const navigation = navigationOf([
      ["https://www.example.com/product/42", 302],
      [`https://www.example.com${path}`, 200],
    ]);
    expect(findingsOf("redirect-to-homepage", { navigation })).toEqual([]);
  });
});
