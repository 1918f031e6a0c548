import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("duplicate-link-addresses", () => {
  it("does not count fragments", () => {
    const [finding, ...more] = findingsOf("duplicate-link-addresses", {
      groups: [
        {
          key: "k",
          label: "/p",
          urls: [
            { url: "https://www.example.com/p", occurrences: 1, rules: [], links: [0] },
            { url: "https://www.example.com/p?utm_source=x", occurrences: 1, rules: [], links: [1] },
            { url: "https://www.example.com/p#a", occurrences: 1, rules: [], links: [2] },
          ],
          fragmentsOnly: false,
          reason: "same page: tracking parameter utm_source",
        },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("1 page stands under 2 addresses");
  });

  it("names the reason", () => {
    const [finding, ...more] = findingsOf("duplicate-link-addresses", {
      groups: [
        {
          key: "k",
          label: "/p",
          urls: [
            { url: "https://www.example.com/p", occurrences: 1, rules: [], links: [0] },
            { url: "https://www.example.com/p?utm_source=x", occurrences: 1, rules: [], links: [1] },
          ],
          fragmentsOnly: false,
          reason: "same page: tracking parameter utm_source",
        },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("1 page stands under 2 addresses");
    expect(finding?.message).toContain("utm_source");
  });

  it("is silent for fragments", () => {
    expect(
      findingsOf("duplicate-link-addresses", {
        groups: [
          {
            key: "k",
            label: "/p",
            urls: [
              { url: "https://www.example.com/p", occurrences: 1, rules: [], links: [0] },
              { url: "https://www.example.com/p?utm_source=x", occurrences: 1, rules: [], links: [1] },
            ],
            fragmentsOnly: true,
            reason: "same page: tracking parameter utm_source",
          },
        ],
      }),
    ).toEqual([]);
  });
});
