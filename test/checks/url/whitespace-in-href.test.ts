import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("whitespace-in-href", () => {
  it("sees an escaped space", () => {
    const [finding, ...more] = findingsOf("whitespace-in-href", {
      links: [{ url: "https://www.example.com/a%20b", rawHref: "/a%20b" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("/a%20b");
  });

  it("sees the flag", () => {
    const [finding, ...more] = findingsOf("whitespace-in-href", {
      links: [{ url: "https://www.example.com/ab", rawHref: "/a\\tb", flags: ["inner-whitespace"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent for a plus", () => {
    expect(
      findingsOf("whitespace-in-href", { links: [{ url: "https://www.example.com/a+b?q=a%20b" }] }),
    ).toEqual([]);
  });
});
