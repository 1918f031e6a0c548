import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("long-link", () => {
  it("reports more than 200 characters", () => {
    const [finding, ...more] = findingsOf("long-link", {
      links: [{ url: `https://www.example.com/${"a".repeat(200)}` }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("200 characters");
  });

  it("is silent for short ones", () => {
    expect(findingsOf("long-link", { links: [{ url: "https://www.example.com/a" }] })).toEqual([]);
  });
});
