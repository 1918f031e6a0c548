import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("internal-nofollow", () => {
  it("reports own links", () => {
    const [finding, ...more] = findingsOf("internal-nofollow", {
      links: [{ url: "https://www.example.com/a", rel: ["nofollow"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent for links to others", () => {
    expect(
      findingsOf("internal-nofollow", {
        links: [{ url: "https://x.example/", outcome: "out-of-scope", rel: ["nofollow"] }],
      }),
    ).toEqual([]);
  });
});
