import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf, navigationOf } from "../page-fixture";

const LINKS = [{}, {}, { outcome: "out-of-scope" as const }];

describe("link-to-redirect", () => {
  it("counts links", () => {
    const [finding, ...more] = findingsOf("link-to-redirect", {
      links: LINKS,
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

  it("is silent for links to other sites, and for what the browser does by itself", () => {
    const abroad = {
      ...checkedRedirect([
        ["https://other.example/a", 301],
        ["https://other.example/b", 200],
      ]),
      links: [2],
    };
    const hsts = checkedRedirect([
      ["http://www.example.com/a", null, "hsts"],
      ["https://www.example.com/a", 200],
    ]);
    expect(findingsOf("link-to-redirect", { links: LINKS, redirects: [abroad, hsts] })).toEqual([]);
  });
});
