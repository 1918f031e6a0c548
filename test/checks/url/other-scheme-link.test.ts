import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("other-scheme-link", () => {
  it("reports mailto", () => {
    const [finding, ...more] = findingsOf("other-scheme-link", {
      links: [
        {
          rawHref: "mailto:a@b.example",
          outcome: "rejected",
          reason: "unsupported-scheme",
          scheme: "mailto",
        },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("mailto:a@b.example");
  });

  it("leaves javascript to its own check", () => {
    expect(
      findingsOf("other-scheme-link", {
        links: [
          { rawHref: "javascript:", outcome: "rejected", reason: "unsupported-scheme", scheme: "javascript" },
        ],
      }),
    ).toEqual([]);
  });
});
