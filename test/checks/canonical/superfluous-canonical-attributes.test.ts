import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("superfluous-canonical-attributes", () => {
  it("names what stands beside rel and href", () => {
    const [finding, ...more] = findingsOf("superfluous-canonical-attributes", {
      canonicals: [{ rawHref: "/p", attributes: { "data-hid": "1", itemprop: "url" } }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("data-hid, itemprop");
  });

  it("leaves hreflang to its own check", () => {
    expect(
      findingsOf("superfluous-canonical-attributes", {
        canonicals: [{ rawHref: "/p", attributes: { hreflang: "de" } }],
      }),
    ).toEqual([]);
  });

  it("is silent without attributes", () => {
    expect(
      findingsOf("superfluous-canonical-attributes", { canonicals: ["https://www.example.com/p"] }),
    ).toEqual([]);
  });
});
