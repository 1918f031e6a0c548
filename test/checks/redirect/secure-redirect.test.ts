import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("secure-redirect", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("secure-redirect", {
      navigation: navigationOf([
        ["http://www.example.com/a", 301],
        ["https://www.example.com/a", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("upgrade");
  });

  it("does not credit the server with what the browser did", () => {
    expect(
      findingsOf("secure-redirect", {
        navigation: navigationOf([
          ["http://www.example.com/p", null, "hsts"],
          ["https://www.example.com/p", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
