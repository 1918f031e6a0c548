import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("unparsable-href", () => {
  it("shows them as written", () => {
    const [finding, ...more] = findingsOf("unparsable-href", {
      links: [
        { rawHref: "//", outcome: "rejected", reason: "unparsable" },
        { rawHref: "http://[::1/x", outcome: "rejected", reason: "unparsable" },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("2 links");
    expect(finding?.message).toContain("//");
    expect(finding?.message).toContain("http://[::1/x");
  });

  it("is silent for other schemes", () => {
    expect(
      findingsOf("unparsable-href", {
        links: [
          {
            rawHref: "mailto:a@b.example",
            outcome: "rejected",
            reason: "unsupported-scheme",
            scheme: "mailto",
          },
        ],
      }),
    ).toEqual([]);
  });
});
