import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("missing-anchor-text", () => {
  it("shows the address", () => {
    const [finding, ...more] = findingsOf("missing-anchor-text", {
      links: [{ url: "https://www.example.com/c", text: "", textSource: "none" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("no anchor text");
    expect(finding?.message).toContain("https://www.example.com/c");
  });

  it("is silent for buttons written as links", () => {
    expect(
      findingsOf("missing-anchor-text", {
        links: [{ url: "https://www.example.com/p#", rawHref: "#", text: "", flags: ["fragment-only"] }],
      }),
    ).toEqual([]);
  });

  it("is silent for an alt text", () => {
    expect(
      findingsOf("missing-anchor-text", {
        links: [{ url: "https://www.example.com/a", text: "Blue shoes", textSource: "alt" }],
      }),
    ).toEqual([]);
  });
});
