import { expect, test } from "vitest";
import { countTotals } from "../../src/group";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { linksTo } from "./links-to";

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
  expect(countTotals([...links.slice(0, 4), outside as (typeof links)[number], ...links.slice(5)])).toEqual({
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
  const links = linksTo(["https://e.com/#/a", "https://e.com/#/b"], { ...DEFAULT_POLICY, hashRoutes: true });
  expect(countTotals(links)).toMatchObject({ distinctUrls: 2, distinctKeys: 2, duplicates: 0 });
});

test("a page without links", () => {
  expect(countTotals([])).toMatchObject({ links: 0, duplicates: 0, repeatedLinks: 0 });
});
