import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

const [OLD, NEW] = ["https://www.example.com/old", "https://www.example.com/new"];

const looked = (canonical: string) => ({
  canonicals: ["/old"],
  target: {
    start: OLD,
    finalUrl: NEW,
    outcome: "redirected" as const,
    onRedirects: [{ url: OLD, canonical }],
  },
});

describe("canonical-on-redirect", () => {
  it("names the header and where the redirect leads", () => {
    const [finding, ...more] = findingsOf("canonical-on-redirect", looked("https://www.example.com/other"));
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("https://www.example.com/other in its header but leads to");
  });

  it("is silent where the header says the same, and where nobody looked", () => {
    expect(findingsOf("canonical-on-redirect", looked(NEW))).toEqual([]);
    expect(findingsOf("canonical-on-redirect", { canonicals: ["/old"] })).toEqual([]);
  });
});
