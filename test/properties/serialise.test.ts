import fc from "fast-check";
import { expect, test } from "vitest";
import { parseURL, URL } from "whatwg-url";
import type { Scan } from "../../src/canonicalize/scan";
import { serialise } from "../../src/canonicalize/serialise";
import { anyString, httpUrl } from "./url-arbitrary";

/** The reference implementation: Node's own parser forgets some dot segments. */
function parsed(url: string): string | null {
  return parseURL(url) === null ? null : new URL(url).href;
}

/**
 * Without what no key depends on: other schemes than http and https, the fragment,
 * userinfo, and how `|` and `^` are written, which is settled later for every engine.
 */
function comparable(href: string | null, keepsFragment: boolean): string | null {
  if (href !== null && !/^https?:/u.test(href)) return "another scheme";
  const text = keepsFragment ? href : (href?.split("#", 1)[0] ?? null);
  return text?.replace(/^(https?:\/\/)[^/]*@/u, "$1").replace(/[|^]/gu, encodeURIComponent) ?? null;
}

/** Mostly plain URLs, so that the parser is often not asked, with one thing wrong at most. */
const nearlyPlain = fc
  .tuple(
    fc.constantFrom("http://", "https://"),
    fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,12}$/),
    fc.stringMatching(/^(?:\/[a-zA-Z0-9._~!$&'()*+,;=:@%|^[\]-]{0,8}){1,3}$/),
    fc.constantFrom("", "?a=%2e&b=|^[]{}`\\", "?'", "? ", "?é", "#\tx", "?a#b?c"),
  )
  .map((parts) => parts.join(""));

test("without asking the parser it answers what the parser would", () => {
  const scan: Scan = { work: 0, path: -1, query: -1, end: 0 };
  const urls = fc.oneof(nearlyPlain, nearlyPlain, httpUrl, anyString);
  fc.assert(
    fc.property(urls, fc.boolean(), (url, keepsFragment) => {
      const href = serialise(url, keepsFragment, scan);
      expect(comparable(href, keepsFragment)).toBe(comparable(parsed(url), keepsFragment));
    }),
    { numRuns: 20_000 },
  );
});
