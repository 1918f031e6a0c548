import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalElement, checkedRedirect, findAll, navigationOf } from "./page-fixture";

/** Pieces that addresses and attributes are made of, and what breaks careless readers. */
const piece = fc.constantFrom(
  ..."/?#&=:;@%[]\\ \n\"'<>{}.,".split(""),
  ...[
    "https:",
    "http://",
    "//",
    "www.",
    "a.example",
    "[::1]",
    "xn--a",
    "%00",
    "%zz",
    "utm_source=1",
    "page=2",
    "__proto__",
    "url=",
    "amp;",
  ],
);
const text = fc.oneof(
  fc.string(),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
);
const address = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), text);
const status = fc.constantFrom(null, 200, 301, 302, 404);

it("no page makes a check fail, and every finding can be shown", () => {
  const page = fc.record({
    url: fc.oneof(fc.webUrl(), fc.constantFrom("about:blank", "about:srcdoc", "file:///a", "")),
    canonicals: fc.array(
      fc
        .record({ rawHref: fc.option(text), place: fc.constantFrom("head" as const, "body" as const) })
        .map(canonicalElement),
      { maxLength: 4 },
    ),
    linkHeader: text,
    bodyStartsWith: text,
    ogUrl: text,
    refresh: text,
    hreflang: fc.array(fc.tuple(text, address), { maxLength: 3 }),
    bases: fc.array(
      fc.record({
        rawHref: fc.option(text),
        target: fc.constant(null),
        place: fc.constant("head" as const),
        effective: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    links: fc.array(
      fc.record({ rawHref: text, url: fc.option(fc.webUrl({ withQueryParameters: true })), text }),
      { maxLength: 5 },
    ),
    hops: fc.array(fc.tuple(address, status), { minLength: 1, maxLength: 4 }),
  });
  fc.assert(
    fc.property(page, ({ hops, ...fixture }) => {
      const navigation = navigationOf(hops);
      const findings = findAll({ ...fixture, navigation, redirects: [checkedRedirect(hops)] });
      expect(findings.filter(({ check }) => check === "check-failed")).toEqual([]);
      for (const { message, evidence } of findings) {
        expect(message).not.toMatch(/undefined|\[object/);
        expect(Object.values(evidence).every((value) => typeof value === "string")).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
