import { describe, expect, it } from "vitest";
import { formatPlace, parsePlace } from "../../src/report-page/place";

describe("parsePlace", () => {
  it("reads view, filter, sort and facets", () => {
    const place = parsePlace("#links?filter=red+shoe&sort=-url&outcome=accepted");
    expect(place).toEqual({
      view: "links",
      filter: "red shoe",
      sort: "-url",
      facets: new Map([["outcome", "accepted"]]),
      hidden: new Set(),
      exported: null,
    });
  });

  it("reads the popup's export, with or without a question mark", () => {
    expect(parsePlace("#links&export=links").exported).toBe("links");
    expect(parsePlace("#links?export=links").exported).toBe("links");
  });

  it.each(["", "#", "#nowhere", "#__proto__", "#constructor?filter=a"])(
    "shows the overview for %j",
    (hash) => {
      expect(parsePlace(hash).view).toBe("overview");
    },
  );
});

describe("formatPlace", () => {
  it.each([
    "#links",
    "#duplicates?kind=in-page",
    "#links?outcome=accepted&filter=a%26b%3D%23&sort=url&hide=text%2Cflags",
  ])("gives back %s", (hash) => expect(formatPlace(parsePlace(hash))).toBe(hash));

  it("forgets an export, so that it happens once", () => {
    expect(formatPlace(parsePlace("#links&export=links"))).toBe("#links");
  });
});
