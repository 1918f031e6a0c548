import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkAddress } from "../../src/checks/link-address";

const PARTS = ["href", "protocol", "host", "hostname", "pathname", "search"] as const;

const partsOf = (url: Pick<URL, (typeof PARTS)[number]> | null) => PARTS.map((part) => url?.[part]);

describe("linkAddress", () => {
  it.each([
    "https://a.example/",
    "http://a.example:8080/p?q=1#f",
    "https://user@a.example/p/@x?a=/b?c#d?e/f",
    "http://[::1]:3000/a",
    "http://[2001:db8::1]/",
    "https://a.example/?",
    "https://a.example/#",
    "mailto:someone@a.example",
    "javascript:void(0)",
    "file:///C:/x",
  ])("splits %s as the URL parser does", (href) => {
    const parsed = new URL(href);
    expect(partsOf(linkAddress(parsed.href))).toEqual(partsOf(parsed));
  });

  it("agrees with the URL parser on whatever it wrote", () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string(), (url, tail) => {
        fc.pre(URL.canParse(`${url}${tail}`));
        const parsed = new URL(`${url}${tail}`);
        expect(partsOf(linkAddress(parsed.href))).toEqual(partsOf(parsed));
      }),
      { numRuns: 2000 },
    );
  });

  it("has no parts for what is no address", () => {
    expect(linkAddress(null)).toBeNull();
    expect(linkAddress("no address")).toBeNull();
  });
});
