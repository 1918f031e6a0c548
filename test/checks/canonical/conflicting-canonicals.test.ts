import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("conflicting-canonicals", () => {
  it("says where only the spelling differs", () => {
    const [finding, ...more] = findingsOf("conflicting-canonicals", {
      canonicals: ["https://www.example.com/p", "https://example.com/p/"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("they differ only by trailing slash and www");
  });

  it("reports two addresses", () => {
    const [finding, ...more] = findingsOf("conflicting-canonicals", { canonicals: ["/a", "/b"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("https://www.example.com/a");
    expect(finding?.message).toContain("https://www.example.com/b");
  });

  it("reports two addresses in one header", () => {
    const [finding, ...more] = findingsOf("conflicting-canonicals", {
      linkHeader: "</a>; rel=canonical, </b>; rel=canonical",
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("HTTP Link header says https://www.example.com/b");
  });

  it("lets spellings of one address agree", () => {
    expect(
      findingsOf("conflicting-canonicals", {
        canonicals: ["/caf%c3%a9", "HTTPS://WWW.EXAMPLE.COM:443/caf%C3%A9"],
      }),
    ).toEqual([]);
  });

  it("does not count ignored ones", () => {
    expect(
      findingsOf("conflicting-canonicals", {
        canonicals: ["/a", { rawHref: "/b", attributes: { hreflang: "de" } }],
      }),
    ).toEqual([]);
  });

  it("leaves header against HTML to its own check", () => {
    expect(
      findingsOf("conflicting-canonicals", { canonicals: ["/a"], linkHeader: "</b>; rel=canonical" }),
    ).toEqual([]);
  });
});
