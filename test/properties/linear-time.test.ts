import { describe, expect, test } from "vitest";
import { cleanPath, createCanonicalizer } from "../../src/canonicalize";
import { groupLinks, pagesByKey, parameterInventory, suspectDuplicates } from "../../src/group";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { createResolver } from "../../src/resolve";
import { linksTo } from "../group/links-to";

const PAGE = "https://example.com/";
const POLICY = {
  ...DEFAULT_POLICY,
  drop: ["a*b*c*d*e", "*x*y*"],
  doubleSlash: true,
  directoryIndex: true,
  trailingSlash: true,
};
const canonicalizer = createCanonicalizer(POLICY);
const resolve = createResolver({
  baseUrl: PAGE,
  scope: { mode: "site", origin: PAGE },
  inputMode: "browser",
});

/** Hostile hrefs of about `size` characters. */
const HOSTILE: [string, (size: number) => string][] = [
  ["one long path", (size) => `/${"a".repeat(size)}`],
  ["../", (size) => "../".repeat(size / 3)],
  ["//", (size) => "/".repeat(size)],
  ["index files", (size) => "/index.html".repeat(size / 11)],
  ["nested %25", (size) => `/%${"25".repeat(size / 2)}41`],
  ["lone %", (size) => `/${"%".repeat(size)}?${"%".repeat(size)}`],
  ["lone % and hex", (size) => `/${"%4%31".repeat(size / 5)}`],
  ["lone surrogates", (size) => `/${"\ud800".repeat(size)}`],
  [
    "parameters",
    (size) => `/?${Array.from({ length: size / 8 }, (_, index) => `p${index}=${index}`).join("&")}`,
  ],
  [
    "tracking parameters",
    (size) => `/?${Array.from({ length: size / 10 }, (_, index) => `utm_${index}=1`).join("&")}`,
  ],
  ["ColdFusion ids", (size) => `/?${"cfid=1&".repeat(size / 7)}`],
  ["path sessions", (size) => `/a${";jsessionid=1".repeat(size / 13)}`],
  ["semicolons", (size) => `/${";a".repeat(size / 2)}`],
  ["stars' prey", (size) => `/?${"abcd".repeat(size / 4)}=1`],
  ["empty pairs", (size) => `/?${"&".repeat(size)}`],
  [
    "equal names, unsorted",
    (size) => `/?${Array.from({ length: size / 6 }, (_, index) => `a=${size - index}`).join("&")}`,
  ],
  ["whitespace", (size) => `${" ".repeat(size)}/a${"\t".repeat(size)}b`],
];

function work(href: string): void {
  const { url } = resolve(href);
  cleanPath(href);
  if (url === null) return;
  const links = linksTo([url, `${url}#x`], POLICY);
  canonicalizer(url);
  const pages = pagesByKey(links, PAGE, canonicalizer);
  groupLinks(pages);
  suspectDuplicates(pages, POLICY);
  parameterInventory(links, POLICY);
}

/** CPU time of the best of five, in ms: other programs' load counts little. */
function cost(href: string): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const before = process.cpuUsage();
    work(href);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe("hostile hrefs cost time linear in their length", () => {
  test.each(HOSTILE)("%s", (_name, make) => {
    const small = cost(make(60_000));
    const large = cost(make(960_000));
    // Sixteen times the length; quadratic time would cost 256 times as much.
    expect(large).toBeLessThan(Math.max(small, 2) * 64);
  });
});
