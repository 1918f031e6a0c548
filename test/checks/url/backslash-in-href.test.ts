import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("backslash-in-href", () => {
  it("shows it as written", () => {
    const [finding, ...more] = findingsOf("backslash-in-href", {
      links: [{ url: "https://www.example.com/a/b", rawHref: "\\a\\b", flags: ["backslash"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent otherwise", () => {
    expect(findingsOf("backslash-in-href", { links: [{ url: "https://www.example.com/a/b" }] })).toEqual([]);
  });
});
