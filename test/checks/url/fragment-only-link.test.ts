import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("fragment-only-link", () => {
  it("names the link by its text", () => {
    const [finding, ...more] = findingsOf("fragment-only-link", {
      links: [{ rawHref: "#", url: "https://www.example.com/p#", text: "Menu" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("Menu");
  });

  it("is silent for a named place", () => {
    expect(
      findingsOf("fragment-only-link", {
        links: [{ url: "https://www.example.com/p#top", rawHref: "#top" }],
      }),
    ).toEqual([]);
  });
});
