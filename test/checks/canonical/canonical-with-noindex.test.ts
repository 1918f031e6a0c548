import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-with-noindex", () => {
  it("reports a meta", () => {
    const [finding, ...more] = findingsOf("canonical-with-noindex", {
      canonicals: ["/q"],
      robots: [{ name: "robots", content: "NOINDEX, follow", place: "head" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("NOINDEX");
    expect(finding?.message).toContain("https://www.example.com/q");
  });

  it("reports a header", () => {
    const [finding, ...more] = findingsOf("canonical-with-noindex", {
      canonicals: ["/q"],
      headers: { xRobotsTag: ["googlebot: none"] },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("googlebot: none");
  });

  it("is silent for a self-canonical", () => {
    expect(
      findingsOf("canonical-with-noindex", {
        canonicals: ["/p"],
        robots: [{ name: "robots", content: "NOINDEX, follow", place: "head" }],
      }),
    ).toEqual([]);
  });

  it("is silent for one that differs by tracking only", () => {
    expect(
      findingsOf("canonical-with-noindex", {
        url: "https://www.example.com/p?utm_source=x",
        canonicals: ["/p"],
        robots: [{ name: "robots", content: "NOINDEX, follow", place: "head" }],
      }),
    ).toEqual([]);
  });

  it("does not read directives for other crawlers", () => {
    expect(
      findingsOf("canonical-with-noindex", {
        canonicals: ["/q"],
        headers: { xRobotsTag: ["otherbot: noindex, nofollow"] },
      }),
    ).toEqual([]);
  });
});
