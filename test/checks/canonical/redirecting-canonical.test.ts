import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf, hopsOf, navigationOf } from "../page-fixture";

describe("redirecting-canonical", () => {
  it("sees it in the chain behind this page", () => {
    const [finding, ...more] = findingsOf("redirecting-canonical", {
      url: "https://www.example.com/story/",
      canonicals: ["/story"],
      navigation: navigationOf([
        ["https://www.example.com/story", 301],
        ["https://www.example.com/story/", 200],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("301");
    expect(finding?.message).toContain("back to this page");
  });

  it("sees it in a checked link", () => {
    const [finding, ...more] = findingsOf("redirecting-canonical", {
      canonicals: ["/q"],
      redirects: [
        checkedRedirect([
          ["https://www.example.com/q", 302],
          ["https://www.example.com/r", 200],
        ]),
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("302");
    expect(finding?.message).toContain("to https://www.example.com/r");
  });

  it("sees it by a look", () => {
    const [finding, ...more] = findingsOf("redirecting-canonical", {
      canonicals: ["/q"],
      target: {
        hops: hopsOf([
          ["https://www.example.com/q", 301],
          ["https://www.example.com/p", 200],
        ]),
      },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("back to this page");
  });

  it("is silent where the chain began elsewhere", () => {
    expect(
      findingsOf("redirecting-canonical", {
        url: "https://www.example.com/story/",
        canonicals: ["/other"],
        navigation: navigationOf([
          ["https://www.example.com/story", 301],
          ["https://www.example.com/story/", 200],
        ]),
      }),
    ).toEqual([]);
  });

  it("is silent for what the browser did", () => {
    expect(
      findingsOf("redirecting-canonical", {
        canonicals: ["http://www.example.com/p"],
        navigation: navigationOf([
          ["http://www.example.com/p", null, "hsts"],
          ["https://www.example.com/p", 200],
        ]),
      }),
    ).toEqual([]);
  });
});
