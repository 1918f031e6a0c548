import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("surrounding-whitespace-in-href", () => {
  it("sees the flag", () => {
    const [finding, ...more] = findingsOf("surrounding-whitespace-in-href", {
      links: [{ url: "https://www.example.com/a", rawHref: " /a ", flags: ["surrounding-whitespace"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent without", () => {
    expect(
      findingsOf("surrounding-whitespace-in-href", { links: [{ url: "https://www.example.com/a" }] }),
    ).toEqual([]);
  });
});
