import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("non-ascii-href", () => {
  it("shows it as written", () => {
    const [finding, ...more] = findingsOf("non-ascii-href", {
      links: [{ url: "https://www.example.com/caf%C3%A9", rawHref: "/café", flags: ["non-ascii"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("/café");
  });

  it("is silent for escapes", () => {
    expect(findingsOf("non-ascii-href", { links: [{ url: "https://www.example.com/caf%C3%A9" }] })).toEqual(
      [],
    );
  });
});
