import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("protocol-relative-link", () => {
  it("shows it as written", () => {
    const [finding, ...more] = findingsOf("protocol-relative-link", {
      links: [
        { url: "https://www.example.com/a", rawHref: "//www.example.com/a", flags: ["protocol-relative"] },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("//www.example.com/a");
  });

  it("is silent otherwise", () => {
    expect(findingsOf("protocol-relative-link", { links: [{ url: "https://www.example.com/a" }] })).toEqual(
      [],
    );
  });
});
