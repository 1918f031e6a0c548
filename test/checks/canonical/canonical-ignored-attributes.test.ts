import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-ignored-attributes", () => {
  it("names the attribute", () => {
    const [finding, ...more] = findingsOf("canonical-ignored-attributes", {
      canonicals: [{ rawHref: "/two", attributes: { hreflang: "de" } }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain('hreflang="de"');
    expect(finding?.message).toContain("/two");
  });

  it("is silent for other attributes", () => {
    expect(
      findingsOf("canonical-ignored-attributes", {
        canonicals: [{ rawHref: "/p", attributes: { id: "c", "data-hid": "1" } }],
      }),
    ).toEqual([]);
  });
});
