import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("mistyped-scheme-link", () => {
  it("reports rejected and accepted links alike", () => {
    const [finding, ...more] = findingsOf("mistyped-scheme-link", {
      links: [
        {
          rawHref: "htps://www.example.com/a",
          outcome: "rejected",
          reason: "unsupported-scheme",
          scheme: "htps",
        },
        { rawHref: "http//www.example.com/b", url: "https://www.example.com/http//www.example.com/b" },
        { rawHref: "https://www.example.com/c", url: "https://www.example.com/c" },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.evidence["link numbers"]).toBe("1 · 2");
    expect(finding?.message).toContain("htps://www.example.com/a");
  });

  it("is silent about every other scheme", () => {
    expect(
      findingsOf("mistyped-scheme-link", { links: [{ rawHref: "tel:1", outcome: "rejected" }] }),
    ).toEqual([]);
  });
});
