import fc from "fast-check";
import { expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { countTotals, groupLinks, pagesByKey, suspectDuplicates } from "../../src/group";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { linksTo } from "../group/links-to";
import { httpUrl } from "./url-arbitrary";

const canonicalizer = createCanonicalizer(DEFAULT_POLICY);
const PAGE = "https://example.com/?a=1&b=2";
const pagesOf = (links: ReturnType<typeof linksTo>) => pagesByKey(links, PAGE, canonicalizer);
const totals = (links: ReturnType<typeof linksTo>) => countTotals(links, pagesOf(links));
const someUrls = fc.array(httpUrl, { maxLength: 12 }).map((urls) =>
  // Each URL again with something a key leaves out, so that groups are not rare.
  urls.flatMap((url, index) => (index % 2 === 0 ? [url, `${url}&gclid=1`, url] : [url])),
);

test("grouping is a partition: every accepted link is in one group, or its key has one URL", () => {
  fc.assert(
    fc.property(someUrls, (urls) => {
      const links = linksTo(urls);
      const groups = groupLinks(pagesOf(links));
      const grouped = groups.flatMap((group) => group.urls.flatMap((member) => member.links));
      expect(new Set(grouped).size).toBe(grouped.length);
      expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      for (const { key, urls: members } of groups) {
        for (const { url } of members) expect(canonicalizer(url)).toMatchObject({ ok: true, key });
      }
      const alone = links.filter(({ index, outcome }) => outcome === "accepted" && !grouped.includes(index));
      for (const { key, url } of alone) {
        const same = links.filter((other) => other.key === key);
        expect(new Set(same.map((other) => other.url))).toEqual(new Set([url]));
      }
    }),
    { numRuns: 3_000 },
  );
});

test("shuffling links changes nothing but order", () => {
  const shuffled = someUrls.chain((urls) =>
    fc.tuple(fc.constant(urls), fc.shuffledSubarray(urls, { minLength: urls.length })),
  );
  const contents = (urls: string[]) =>
    groupLinks(pagesOf(linksTo(urls)))
      .map(({ key, urls: members, fragmentsOnly }) => [
        key,
        fragmentsOnly,
        members.map(({ url, occurrences }) => `${occurrences} ${url}`).toSorted(),
      ])
      .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  fc.assert(
    fc.property(shuffled, ([urls, others]) => {
      expect(contents(others)).toEqual(contents(urls));
      expect(totals(linksTo(others))).toEqual(totals(linksTo(urls)));
    }),
    { numRuns: 2_000 },
  );
});

test("suspicions are what comparing every key under every rule finds", () => {
  const off = {
    www: true,
    trailingSlash: true,
    directoryIndex: true,
    pathCase: true,
    https: true,
    doubleSlash: true,
  };
  const rules = Object.keys(off) as (keyof typeof off)[];
  const names = ["www", "trailing-slash", "directory-index", "path-case", "https", "double-slash"];
  const spellings = fc.constantFrom(
    ...["http://e.com/a", "https://e.com/a", "https://www.e.com/a", "https://e.com/a/", "https://e.com/A"],
    ...["https://e.com//a", "https://e.com/a/index.html", "https://e.com/a/INDEX.HTML", "https://e.com/"],
    ...["https://e.com/index.php?x=1", "https://e.com/?x=1", "https://e.com/a//?X=1", "https://www.com/"],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(spellings, httpUrl), { maxLength: 12 }), (urls) => {
      const found = suspectDuplicates(pagesOf(linksTo(urls)), DEFAULT_POLICY);
      const keys = new Set(
        [PAGE, ...urls].map((url) => canonicalizer(url)).flatMap((key) => (key.ok ? [key.key] : [])),
      );
      rules.forEach((rule, i) => {
        const under = createCanonicalizer({ ...DEFAULT_POLICY, [rule]: true });
        const merged = new Map<string, string[]>();
        for (const key of keys) {
          const result = under(key);
          if (result.ok) merged.set(result.key, [...(merged.get(result.key) ?? []), key]);
        }
        const expected = [...merged.values()]
          .filter((group) => group.length > 1)
          .map((group) => group.sort());
        const actual = found.filter((one) => one.rule === names[i]).map((one) => [...one.keys].sort());
        expect(actual.sort()).toEqual(expected.sort());
      });
    }),
    { numRuns: 3_000 },
  );
});
