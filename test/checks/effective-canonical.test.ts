import { describe, expect, it } from "vitest";
import { canonicalRelation, effectiveCanonical } from "../../src/checks/effective-canonical";
import { createContext } from "../../src/checks/run";
import { checkInput, type PageFixture } from "./page-fixture";

function effective(fixture: PageFixture) {
  return checkInput(fixture).canonical.effective;
}

describe("effectiveCanonical", () => {
  it("is the one address all usable declarations name, as first resolved", () => {
    expect(effective({ canonicals: ["/topic", "HTTPS://www.example.com/topic"] })).toEqual({
      url: "https://www.example.com/topic",
    });
  });

  it("is a conflict of the distinct addresses, header and HTML together", () => {
    expect(
      effective({ canonicals: ["/a", "/a"], linkHeader: "<https://other.example.net/p>; rel=canonical" }),
    ).toEqual({
      conflict: ["https://www.example.com/a", "https://other.example.net/p"],
    });
  });

  it("does not let an ignored declaration conflict", () => {
    expect(
      effective({
        canonicals: [
          "/one",
          { rawHref: "/two", attributes: { hreflang: "de" } },
          { rawHref: "/3", place: "body" },
        ],
      }),
    ).toEqual({ url: "https://www.example.com/one" });
  });

  it("says why there is none", () => {
    expect(effective({})).toEqual({ none: "the page declares no canonical" });
    expect(effective({ canonicals: [""] })).toEqual({
      none: "the only canonical is not used: its href is empty, and an empty href makes no link",
    });
    expect(effective({ canonicals: ["[unknown]", "", "https://"] })).toEqual({
      none: expect.stringMatching(/^none of the 3 canonicals is used; of the first: .*placeholder/),
    });
  });

  it("gives served HTML no vote", () => {
    const input = checkInput({ canonicals: ["/a"] });
    const served = {
      source: "served-html",
      place: "head",
      rawHref: "/b",
      resolved: "https://www.example.com/b",
      attributes: {},
    } as const;
    const { comparison } = createContext(input);
    expect(effectiveCanonical([...input.canonical.declarations, served], comparison)).toEqual({
      url: "https://www.example.com/a",
    });
  });
});

describe("canonicalRelation", () => {
  it("has words for none and conflict", () => {
    const { comparison } = createContext(checkInput({}));
    expect(canonicalRelation({ none: "x" }, "https://a.example/", comparison)).toBe("none");
    expect(canonicalRelation({ conflict: [] }, "https://a.example/", comparison)).toBe("conflict");
  });
});
