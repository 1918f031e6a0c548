import { describe, expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { groupLinks, pagesByKey } from "../../src/group";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { linksTo } from "./links-to";

const PAGE = "https://e.com/page";
const canonicalizer = createCanonicalizer(DEFAULT_POLICY);

function groups(...urls: string[]) {
  return groupLinks(pagesByKey(linksTo(urls), PAGE, canonicalizer));
}

test("links with one key under several URLs are one group, largest first", () => {
  const found = groups(
    "https://e.com/a?utm_source=x",
    "https://e.com/b?x=1&y=2",
    "https://e.com/a",
    "https://e.com/b?y=2&x=1",
    "https://e.com/b?y=2&x=1&gclid=3",
    "https://e.com/a",
    "https://e.com/c",
  );
  expect(
    found.map(({ key, urls }) => [key, urls.map(({ occurrences, links }) => [occurrences, links])]),
  ).toEqual([
    [
      "https://e.com/b?x=1&y=2",
      [
        [1, [1]],
        [1, [3]],
        [1, [4]],
      ],
    ],
    [
      "https://e.com/a",
      [
        [1, [0]],
        [2, [2, 5]],
      ],
    ],
  ]);
  expect(found[0]?.label).toBe("/b");
});

test("the audited page is a member of its group", () => {
  const [group] = groups(`${PAGE}?utm_source=x`);
  expect(group?.urls).toEqual([
    { url: PAGE, occurrences: 0, rules: [], links: [], page: true },
    {
      url: `${PAGE}?utm_source=x`,
      occurrences: 1,
      rules: [{ rule: "tracking-parameter", removed: ["utm_source"] }],
      links: [0],
    },
  ]);
  expect(groups(PAGE)).toEqual([]);
});

test("links that differ by fragment only are in-page links, listed after all others", () => {
  const found = groups(`${PAGE}#a`, `${PAGE}#b`, `${PAGE}#c`, "https://e.com/a", "https://e.com/a?");
  expect(found.map(({ key, fragmentsOnly }) => [key, fragmentsOnly])).toEqual([
    ["https://e.com/a", false],
    [PAGE, true],
  ]);
});

test("hash routes of one policy are pages", () => {
  const routes = { ...DEFAULT_POLICY, hashRoutes: true };
  const links = linksTo(["https://e.com/#/a", "https://e.com/#/b", "https://e.com/#/%61"], routes);
  const found = groupLinks(pagesByKey(links, PAGE, createCanonicalizer(routes)));
  expect(found.map(({ urls, fragmentsOnly }) => [urls.length, fragmentsOnly])).toEqual([[2, false]]);
});

describe("the reason says what differs", () => {
  test.each([
    [["/p", "/p?utm_source=x#top"], "same page: tracking parameter utm_source, fragment"],
    [["/p?utm_source=x", "/p?utm_source=y"], "same page: tracking parameter utm_source"],
    [["/p?utm_source=x#a", "/p?utm_source=x#b"], "same page: fragment"],
    [["/p?a=1&b=2", "/p?b=2&a=1"], "same page: parameter order"],
    [["/p?a", "/p?a="], "same page: spelling of the query"],
    [["/p;jsessionid=1", "/p;jsessionid=2"], "same page: session id jsessionid"],
    [
      ["/p", "/p?utm_source=x&utm_medium=y&gclid=z"],
      "same page: tracking parameters utm_source, utm_medium and gclid",
    ],
    [["/%7Ep", "/~p"], "same page: needless escapes"],
    [["/%c3", "/%C3", "/%C3?"], "same page: empty query, case of escapes"],
  ])("%j: %s", (paths, reason) => {
    const [group] = groups(...paths.map((path) => `https://e.com${path}`));
    expect(group?.reason).toBe(reason);
  });

  test("many names are cut short", () => {
    const query = Array.from({ length: 9 }, (_, index) => `utm_${index}=1`).join("&");
    const [group] = groups("https://e.com/p", `https://e.com/p?${query}`);
    expect(group?.reason).toBe("same page: tracking parameters utm_0, utm_1, utm_2, utm_3, utm_4 and 4 more");
  });
});

test("groups of one path are told apart by their query, then by their host", () => {
  const found = groups(
    "https://e.com/tea?utm_source=a",
    "https://e.com/tea",
    "https://e.com/tea?page=2&utm_source=a",
    "https://e.com/tea?page=2",
    "https://b.e.com/tea?page=2&utm_source=a",
    "https://b.e.com/tea?page=2",
    "https://e.com/oil?utm_source=a",
    "https://e.com/oil",
  );
  expect(found.map(({ label }) => label).sort()).toEqual([
    "/oil",
    "/tea",
    "https://b.e.com/tea?page=2",
    "https://e.com/tea?page=2",
  ]);
});
