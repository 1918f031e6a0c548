import { expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { pagesByKey, suspectDuplicates } from "../../src/group";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import { linksTo } from "./links-to";

function suspected(urls: string[], changes: Partial<Policy> = {}, page = "https://e.com/page") {
  const policy = { ...DEFAULT_POLICY, ...changes };
  const pages = pagesByKey(linksTo(urls, policy), page, createCanonicalizer(policy));
  return suspectDuplicates(pages, policy);
}

test.each<[string, string, string, Partial<Policy>]>([
  ["www", "https://e.com/p", "https://www.e.com/p", {}],
  ["trailing-slash", "https://e.com/p", "https://e.com/p/", {}],
  ["directory-index", "https://e.com/p/", "https://e.com/p/index.html", {}],
  ["path-case", "https://e.com/p", "https://e.com/P", {}],
  ["https", "http://e.com/p", "https://e.com/p", {}],
  ["double-slash", "https://e.com/a/p", "https://e.com/a//p", {}],
  ["empty-parameter", "https://e.com/p", "https://e.com/p?color=", {}],
  ["repeated-parameter-order", "https://e.com/p?a=1&a=2", "https://e.com/p?a=2&a=1", { sortQuery: "name" }],
  ["parameter-order", "https://e.com/p?a=1&b=2", "https://e.com/p?b=2&a=1", { sortQuery: "off" }],
  ["tracking-parameter", "https://e.com/p", "https://e.com/p?gclid=1", { tracking: false }],
  ["session-id", "https://e.com/p", "https://e.com/p;jsessionid=1", { session: false }],
  ["query-form", "https://e.com/p?q=a+b", "https://e.com/p?q=a%20b", { recodeQuery: false }],
])("%s: %s and %s", (rule, one, other, changes) => {
  expect(suspected([one, other], changes)).toEqual([{ rule, keys: [one, other] }]);
});

test("a rule that is on suspects nothing, and neither do equal keys", () => {
  expect(suspected(["https://e.com/p", "https://e.com/p/"], { trailingSlash: true })).toEqual([]);
  expect(suspected(["https://e.com/p", "https://e.com/p?utm_source=x"])).toEqual([]);
});

test("the audited page is suspected too", () => {
  expect(suspected(["http://e.com/page"])).toEqual([
    { rule: "https", keys: ["https://e.com/page", "http://e.com/page"] },
  ]);
});

test("the largest group of a rule comes first", () => {
  const found = suspected([
    "https://e.com/a/",
    "https://e.com/a",
    "https://e.com/B",
    "https://e.com/b",
    "https://e.com/A",
  ]);
  expect(found.map(({ rule, keys }) => [rule, keys.length])).toEqual([
    ["trailing-slash", 2],
    ["path-case", 2],
    ["path-case", 2],
  ]);
});
