import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import { STANDARD } from "../properties/url-arbitrary";
import { type Case, compare, printComparison } from "./compare";
import { HAS_VECTORS, vectorJson, vectorText } from "./shared";

interface W3libCase {
  readonly input: string | { readonly bytes_latin1: string };
  readonly expected: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The document's encoding is the browser's business: see `browserHref` of the resolver. */
function w3lib(file: string): Case[] {
  const { cases } = vectorJson<{ cases: W3libCase[] }>(`w3lib/${file}.release-2.4.1.json`, { cases: [] });
  return cases
    .filter(
      ({ options = {} }) => !["encoding", "path_encoding", "_positional"].some((name) => name in options),
    )
    .map(({ input, expected }) => ({
      input: typeof input === "string" ? input : Buffer.from(input.bytes_latin1, "latin1").toString("utf8"),
      expected,
    }));
}

function crawlerCommons(): Case[] {
  const text = vectorText("crawler-commons/weirdToNormalizedUrls.csv");
  const rows = Papa.parse<string[]>(text, { comments: "#", skipEmptyLines: true }).data;
  return rows.map(([input = "", expected = ""]) => ({ input: input.trim(), expected: expected.trim() }));
}

function nutch(suite: string): Case[] {
  const { cases } = vectorJson<{ cases: (Case & { suite: string })[] }>("nutch/nutch.json", { cases: [] });
  return cases.filter((one) => (one.suite === "basic") === (suite === "basic"));
}

type Suites = Readonly<Record<string, readonly { readonly cases: readonly (string | [string, string])[] }[]>>;
const PARTS: ReadonlyMap<string, (text: string) => string> = new Map([
  ["test_normalize_query", (text: string) => `http://e.com/?${text}`],
  ["test_normalize_path", (text: string) => `http://e.com${/^\/|^$/u.test(text) ? "" : "/"}${text}`],
  ["test_normalize_host", (text: string) => `http://${text}/`],
  ["test_normalize_fragment", (text: string) => `http://e.com/#${text}`],
]);

function urlNormalize(wanted: (suite: string) => boolean): Case[] {
  const { suites } = vectorJson<{ suites: Suites }>("url-normalize/url_normalize.json", { suites: {} });
  return Object.entries(suites)
    .filter(([suite]) => wanted(suite))
    .flatMap(([suite, tests]) => {
      const whole = PARTS.get(suite) ?? ((text: string) => text);
      return tests.flatMap(({ cases }) =>
        cases.map((one) =>
          typeof one === "string"
            ? { input: one, expected: one }
            : { input: whole(one[0]), expected: whole(one[1]) },
        ),
      );
    });
}

const FORM: Policy = { ...DEFAULT_POLICY, tracking: false, session: false };
const SORTED: Policy = { ...STANDARD, sortQuery: "name-value" };
const NUTCH_REGEX: Policy = {
  ...STANDARD,
  session: true,
  sessionNames: ["jsessionid", "phpsessid", "sid", "_sid", "sessionid", "_sessionid", "bv_sessionid"],
  directoryIndex: true,
  indexNames: ["index", "default"].flatMap((name) =>
    "html htm asp aspx php php3 php4 phtml cfm cgi jsp jsf jspx jspa"
      .split(" ")
      .map((end) => `${name}.${end}`),
  ),
};
const FILTERED: Policy = { ...STANDARD, keepOnly: ["q", "ie", "v", "search_query", "wd"] };

const isFilter = (suite: string) => suite === "test_normalize_query_filters";

describe.skipIf(!HAS_VECTORS)("tables of other implementations", () => {
  test.each<[string, Case[], Policy, number]>([
    ["w3lib 2.4.1 canonicalize_url", w3lib("canonicalize_url"), FORM, 42],
    ["w3lib 2.4.1 safe_url_string", w3lib("safe_url_string"), STANDARD, 11],
    ["crawler-commons", crawlerCommons(), SORTED, 68],
    ["Nutch basic", nutch("basic"), STANDARD, 60],
    ["Nutch regex", nutch("regex"), NUTCH_REGEX, 55],
    ["url-normalize", urlNormalize((suite) => !isFilter(suite)), STANDARD, 60],
    ["url-normalize filters", urlNormalize(isFilter), FILTERED, 7],
  ])("%s: equal, or different for a reason", (name, cases, policy, atLeast) => {
    const comparison = compare(cases, policy);
    printComparison(name, comparison);
    expect(comparison.unexplained).toEqual([]);
    expect(comparison.passes).toBeGreaterThanOrEqual(atLeast);
  });

  test("crawler-commons' invalid URLs have no key", () => {
    const urls = vectorText("crawler-commons/invalidUrls.csv")
      .split("\n")
      .filter((line) => /^\w/u.test(line));
    expect(urls.length).toBeGreaterThan(0);
    const keys = compare(
      urls.map((input) => ({ input: input.trim(), expected: "unparsable" })),
      STANDARD,
    );
    expect(keys.passes).toBe(urls.length);
  });
});
