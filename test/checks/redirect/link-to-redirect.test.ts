import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf, navigationOf } from "../page-fixture";

describe("link-to-redirect", () => {
  it("counts links", () => {
    const [finding, ...more] = findingsOf("link-to-redirect", {
      redirects: [
        checkedRedirect([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("2 links lead");
    expect(finding?.message).toContain("https://www.example.com/a > https://www.example.com/b");
  });

  it("is silent for the chain behind the page", () => {
    expect(
      findingsOf("link-to-redirect", {
        navigation: navigationOf([
          ["https://www.example.com/a", 301],
          ["https://www.example.com/b", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("is silent for a direct answer", () => {
    expect(
      findingsOf("link-to-redirect", {
        redirects: [checkedRedirect([["https://www.example.com/b", 200]], "ok")],
      }),
    ).toEqual([]);
  });
});
