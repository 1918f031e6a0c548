import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("empty-href", () => {
  it("names the link by its text", () => {
    const [finding, ...more] = findingsOf("empty-href", {
      links: [{ rawHref: "", url: "https://www.example.com/p", text: "Top", flags: ["empty"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("Top");
  });

  it("is silent for a fragment", () => {
    expect(
      findingsOf("empty-href", {
        links: [{ url: "https://www.example.com/p#", rawHref: "#", flags: ["fragment-only"] }],
      }),
    ).toEqual([]);
  });
});
