import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createComparison, siteFrom } from "../../src/checks/address-comparison";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import { registrableDomain } from "../../src/resolve";

const compare = (policy: Partial<Policy> = {}) =>
  createComparison({ ...DEFAULT_POLICY, ...policy }, siteFrom(registrableDomain));
const PAGE = "https://www.example.com/a/p?x=1&y=2";

describe("relation", () => {
  it.each([
    ["identical", PAGE],
    ["identical", `${PAGE}#reviews`],
    ["equal", "HTTPS://WWW.EXAMPLE.COM:443/a/%70?x=1&y=2"],
    ["equal", "https://www.example.com./a/./p?x=1&y=2"],
    ["equal", "https://bob:pw@www.example.com/a/p?x=1&y=2"],
    ["equal-but-tracking", `${PAGE}&utm_source=x`],
    ["equal-but-tracking", "https://www.example.com/a/p;jsessionid=A1B2?x=1&y=2"],
    ["differs-by-parameter-order", "https://www.example.com/a/p?y=2&x=1"],
    ["differs-by-trailing-slash", "https://www.example.com/a/p/?x=1&y=2"],
    ["differs-by-case", "https://www.example.com/A/p?x=1&y=2"],
    ["differs-by-scheme", "http://www.example.com/a/p?x=1&y=2"],
    ["differs-by-www", "https://example.com/a/p?x=1&y=2"],
    ["other-page", "https://www.example.com/a/q"],
    ["other-page", "https://www.example.com/a/p?x=1"],
    ["other-page", "http://www.example.com/a/q"],
    ["other-host", "https://m.example.com/a/p?x=1&y=2"],
    ["other-host", "https://www.example.com:8443/a/p?x=1&y=2"],
    ["other-site", "https://www.example.net/a/p?x=1&y=2"],
    ["other-site", "https://www.example.com.evil.example/a/p?x=1&y=2"],
  ])("%s: %s", (relation, url) => {
    expect(compare().relation(url, PAGE)).toBe(relation);
  });

  it("is the furthest step where several are needed", () => {
    expect(compare().relation("http://example.com/A/p/?y=2&x=1&gclid=1", PAGE)).toBe("differs-by-www");
  });

  it("takes private suffixes for sites, and addresses each for one", () => {
    expect(compare().relation("https://a.github.io/", "https://b.github.io/")).toBe("other-site");
    expect(compare().relation("http://10.0.0.1/a", "http://10.0.0.2/a")).toBe("other-site");
    expect(compare().relation("http://10.0.0.1/a", "http://10.0.0.1/b")).toBe("other-page");
  });

  it("lets the policy of the site decide what means nothing", () => {
    expect(compare({ trailingSlash: true }).relation("https://a.example/p/", "https://a.example/p")).toBe(
      "equal",
    );
    expect(compare({ drop: ["view"] }).relation("https://a.example/p?view=1", "https://a.example/p")).toBe(
      "equal",
    );
  });

  it("counts the fragment only where it is a route", () => {
    expect(compare().relation("https://a.example/#/x", "https://a.example/#/y")).toBe("identical");
    expect(compare({ hashRoutes: true }).relation("https://a.example/#/x", "https://a.example/#/y")).toBe(
      "other-page",
    );
  });
});

describe("differences", () => {
  it("names every spelling that keeps two apart and no other", () => {
    expect(compare().differences("http://example.com/A/p/?y=2&x=1&gclid=1", PAGE)).toEqual([
      "tracking parameters",
      "order or spelling of parameters",
      "trailing slash",
      "case",
      "scheme",
      "www",
    ]);
    expect(compare().differences("http://www.example.com/a/p/?x=1&y=2", PAGE)).toEqual([
      "trailing slash",
      "scheme",
    ]);
    expect(compare().differences(PAGE, PAGE)).toEqual([]);
  });

  it("is null for different pages", () => {
    expect(compare().differences("https://www.example.com/q", PAGE)).toBeNull();
  });
});

describe("any two strings", () => {
  const address = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string());
  const comparison = compare();

  it("compare without an exception, alike in both directions", () => {
    fc.assert(
      fc.property(address, address, (a, b) => {
        expect(comparison.relation(a, b)).toBe(comparison.relation(b, a));
      }),
    );
  });

  it("are identical to themselves", () => {
    fc.assert(
      fc.property(address, (a) => {
        expect(comparison.relation(a, a)).toBe("identical");
      }),
    );
  });
});
