import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("stale-canonical", () => {
  it("reports the address before pushState", () => {
    const [finding, ...more] = findingsOf("stale-canonical", {
      url: "https://www.example.com/b",
      canonicals: ["/a"],
      navigation: {
        observed: true,
        start: "https://www.example.com/a",
        hops: [
          {
            url: "https://www.example.com/a",
            status: 200,
            location: null,
            kind: "http",
            fromCache: false,
            ms: 1,
          },
          {
            url: "https://www.example.com/b",
            status: null,
            location: null,
            kind: "history",
            fromCache: false,
            ms: 1,
          },
        ],
        finalUrl: "https://www.example.com/b",
        outcome: "ok",
        startedAt: 0,
      },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/a");
    expect(finding?.message).toContain("https://www.example.com/b");
  });

  it("also where only the document shows the move", () => {
    const [finding, ...more] = findingsOf("stale-canonical", {
      url: "https://www.example.com/b",
      canonicals: ["/a"],
      navigation: {
        observed: true,
        start: "https://www.example.com/a",
        hops: [
          {
            url: "https://www.example.com/a",
            status: 200,
            location: null,
            kind: "http",
            fromCache: false,
            ms: 1,
          },
        ],
        finalUrl: "https://www.example.com/a",
        outcome: "ok",
        startedAt: 0,
      },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("still names");
  });

  it("is silent where the canonical moved along", () => {
    expect(
      findingsOf("stale-canonical", {
        url: "https://www.example.com/b",
        canonicals: ["/b"],
        navigation: {
          observed: true,
          start: "https://www.example.com/a",
          hops: [
            {
              url: "https://www.example.com/a",
              status: 200,
              location: null,
              kind: "http",
              fromCache: false,
              ms: 1,
            },
          ],
          finalUrl: "https://www.example.com/a",
          outcome: "ok",
          startedAt: 0,
        },
      }),
    ).toEqual([]);
  });

  it("is silent without a navigation", () => {
    expect(findingsOf("stale-canonical", { canonicals: ["/a"] })).toEqual([]);
  });
});
