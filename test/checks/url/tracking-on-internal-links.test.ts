import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("tracking-on-internal-links", () => {
  it("reports own links", () => {
    const [finding, ...more] = findingsOf("tracking-on-internal-links", {
      links: [{ url: "https://www.example.com/a?utm_source=x", flags: ["tracking"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("1 link");
    expect(finding?.message).toContain("https://www.example.com/a?utm_source=x");
  });

  it("is silent for links to others", () => {
    expect(
      findingsOf("tracking-on-internal-links", {
        links: [{ url: "https://x.example/?utm_source=x", outcome: "out-of-scope", flags: ["tracking"] }],
      }),
    ).toEqual([]);
  });
});
