import { expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { countTotals, pagesByKey } from "../../src/group";
import type { ReportLink } from "../../src/model/link";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import { linksTo } from "./links-to";

/** The audited page is not linked: it must not count. */
function totals(links: readonly ReportLink[], policy: Policy = DEFAULT_POLICY) {
  return countTotals(links, pagesByKey(links, "https://e.com/page", createCanonicalizer(policy)));
}

test("fragments make no pages, keys make fewer", () => {
  const links = linksTo([
    "https://e.com/a",
    "https://e.com/a",
    "https://e.com/a#b",
    "https://e.com/a?utm_source=x",
    "https://e.com/b",
    "mailto:a@e.com",
  ]);
  const outside = { ...links[4], outcome: "out-of-scope" as const };
  expect(totals([...links.slice(0, 4), outside as (typeof links)[number], ...links.slice(5)])).toEqual({
    links: 6,
    accepted: 4,
    outOfScope: 1,
    rejected: 1,
    distinctRaw: 3,
    distinctUrls: 2,
    distinctKeys: 1,
    duplicates: 1,
    repeatedLinks: 2,
  });
});

test("hash routes are URLs of their own", () => {
  const routes = { ...DEFAULT_POLICY, hashRoutes: true };
  const links = linksTo(["https://e.com/#/a", "https://e.com/#/b"], routes);
  expect(totals(links, routes)).toMatchObject({ distinctUrls: 2, distinctKeys: 2, duplicates: 0 });
});

test("a page without links", () => {
  expect(totals([])).toMatchObject({ links: 0, duplicates: 0, repeatedLinks: 0 });
});
