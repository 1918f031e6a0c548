import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("redirecting-canonical", () => {
  it("sees it in the chain behind this page", () => {
    const [finding, ...more] = findingsOf("redirecting-canonical", {
      url: "https://www.example.com/story/",
      canonicals: ["/story"],
      navigation: {
        observed: true,
        start: "https://www.example.com/story",
        hops: [
          {
            url: "https://www.example.com/story",
            status: 301,
            location: null,
            kind: "http",
            fromCache: false,
            ms: 1,
          },
          {
            url: "https://www.example.com/story/",
            status: 200,
            location: null,
            kind: "http",
            fromCache: false,
            ms: 1,
          },
        ],
        finalUrl: "https://www.example.com/story/",
        outcome: "ok",
        startedAt: 0,
      },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("301");
    expect(finding?.message).toContain("https://www.example.com/story");
  });

  it("is silent where the chain began elsewhere", () => {
    expect(
      findingsOf("redirecting-canonical", {
        url: "https://www.example.com/story/",
        canonicals: ["/other"],
        navigation: {
          observed: true,
          start: "https://www.example.com/story",
          hops: [
            {
              url: "https://www.example.com/story",
              status: 301,
              location: null,
              kind: "http",
              fromCache: false,
              ms: 1,
            },
            {
              url: "https://www.example.com/story/",
              status: 200,
              location: null,
              kind: "http",
              fromCache: false,
              ms: 1,
            },
          ],
          finalUrl: "https://www.example.com/story/",
          outcome: "ok",
          startedAt: 0,
        },
      }),
    ).toEqual([]);
  });
});
