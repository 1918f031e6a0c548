import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("javascript-href", () => {
  it("names the link by its text", () => {
    const [finding, ...more] = findingsOf("javascript-href", {
      links: [
        {
          rawHref: "javascript:void(0)",
          text: "Menu",
          outcome: "rejected",
          reason: "unsupported-scheme",
          scheme: "javascript",
        },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("Menu");
  });

  it("is silent otherwise", () => {
    expect(
      findingsOf("javascript-href", { links: [{ url: "https://www.example.com/javascript:" }] }),
    ).toEqual([]);
  });
});
