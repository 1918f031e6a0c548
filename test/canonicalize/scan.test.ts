import { expect, test } from "vitest";
import { joinUrl, splitUrl } from "../../src/canonicalize/parts";
import { IN_QUERY, type Scan, scanText, WORK } from "../../src/canonicalize/scan";

function scanned(tail: string): Scan {
  const scan: Scan = { work: 0, path: -1, query: -1, end: 0 };
  scanText(`https://e.com${tail}`, 13, scan);
  return scan;
}

test.each([
  ["/a/b.c~!$&'()*+,:=@", 0],
  ["/a%2Fb", 0],
  ["/a%", 0],
  ["/a#%7e|{} é", 0],
  ["/%c3", WORK.lowerCaseEscape],
  ["/%7e", WORK.unreservedEscape],
  ["/a|b", WORK.forbiddenCharacter],
  ["/a;b", WORK.pathParameter],
  ["/a?b;c=.%2F", WORK.query],
  ["/a?%c3", WORK.query | (WORK.lowerCaseEscape << IN_QUERY)],
  ["/a?%7E", WORK.query | (WORK.unreservedEscape << IN_QUERY)],
  ["/a?{}", WORK.query | (WORK.forbiddenCharacter << IN_QUERY)],
])("%s", (tail, work) => {
  expect(scanned(tail).work).toBe(work);
});

test.each(["/a b", "/é", "/./", "/..", "/a/%2e", "/a\\b", "/{", "/a\tb", "/a?'", "/a?é", "/a? "])(
  "%j is left to the parser",
  (tail) => {
    expect(scanned(tail).work & WORK.parse).toBe(WORK.parse);
  },
);

test.each(["/a?b#c", "/a", "/?", "/#", "/a#b?c", "/a?b?c"])("%s is cut where it stands", (tail) => {
  const href = `https://e.com${tail}`;
  const parts = splitUrl(href, scanned(tail));
  expect(joinUrl(parts)).toBe(href);
  expect(parts.origin).toBe("https://e.com");
  expect(parts.fragment).toBe(tail.includes("#") ? (tail.split("#")[1] ?? "") : null);
  expect(parts.query).toBe(new URL(href).search.slice(1) || (tail === "/?" ? "" : null));
});
