import { describe, expect, it } from "vitest";
import type { FetchedPage, ParsedDocument } from "../../src/model/fetched-page";
import { DEFAULT_POLICY } from "../../src/model/policy";
import type { AuditContext } from "../../src/model/report";
import { buildReport } from "../../src/report/build";
import { servedSentence } from "../../src/report/served-sentence";
import { unpackSnapshot } from "../../src/report/unpack";
import { canonicalElement } from "../checks/page-fixture";
import { aPackedSnapshot } from "./snapshots";

const PAGE = "https://shop.example.com/tea";

const CONTEXT: AuditContext = {
  generatedAt: "2026-11-30T20:00:00.000Z",
  browser: "Chromium 156",
  policy: DEFAULT_POLICY,
  scope: { mode: "site", origin: "https://shop.example.com" },
  inputMode: "browser",
  navigation: { observed: false, why: "not-permitted" },
  response: null,
  redirects: [],
};

function html(hrefs: readonly string[], some: Partial<ParsedDocument> = {}): ParsedDocument {
  const canonicals = hrefs.map((href) => ({ ...canonicalElement(href), beforeHeadEnd: true }));
  const start = { bodyStartsWith: "p", bodyStart: "<p>" };
  return { title: "A page", baseUri: PAGE, bases: [], canonicals, robots: [], ...start, ...some };
}

function fetched(document: ParsedDocument | null, some: Partial<FetchedPage> = {}): FetchedPage {
  return {
    start: PAGE,
    fetchedAt: "2026-11-30T20:01:00.000Z",
    hops: [{ url: PAGE, status: 200, location: null, kind: "http", fromCache: false, ms: 1 }],
    finalUrl: PAGE,
    outcome: "ok",
    headers: { link: [], xRobotsTag: [], refresh: null, contentType: "text/html" },
    redirectLinks: [],
    bytes: 100,
    cut: false,
    charset: "utf-8",
    document,
    ...some,
  };
}

function canonicalOf(live: readonly string[], served: FetchedPage) {
  const canonicals = live.map((href) => canonicalElement(href));
  const packed = aPackedSnapshot([], { documentUrl: PAGE, meta: { canonicals } });
  return buildReport(unpackSnapshot(packed), { ...CONTEXT, served }).canonical;
}

describe("the served HTML beside the live page", () => {
  it("adds its declarations, which have no vote, and says what changed", () => {
    const canonical = canonicalOf(["/b"], fetched(html(["/a"])));
    expect(canonical.effective).toEqual({ url: "https://shop.example.com/b" });
    expect(canonical.declarations.map(({ source, resolved }) => [source, resolved])).toEqual([
      ["html", "https://shop.example.com/b"],
      ["served-html", "https://shop.example.com/a"],
    ]);
    expect(canonical.served?.rows.map(({ change }) => change)).toEqual(["changed"]);
    expect(canonical.findings.map(({ check }) => check)).toContain("script-changed-canonical");
  });

  it("sees the same canonical under a base that a script put in", () => {
    const canonical = canonicalOf(["/a"], fetched(html(["a"], { baseUri: "https://shop.example.com/" })));
    expect(canonical.served?.rows.map(({ change }) => change)).toEqual(["same"]);
    expect(canonical.served?.facts.find(({ name }) => name === "base")).toEqual({
      name: "base",
      live: PAGE,
      served: "https://shop.example.com/",
    });
  });

  it("compares headers only where those of the load were observed", () => {
    const link = ['</tea>; rel="canonical"'];
    const headers = { link, xRobotsTag: [], refresh: null, contentType: "text/html" };
    const canonical = canonicalOf([], fetched(html([]), { headers }));
    expect(canonical.served?.rows.map(({ change }) => change)).toEqual(["not-observed"]);
    expect(canonical.declarations).toEqual([]);
  });

  it.each([
    ["failed", { outcome: "client-error" as const, hops: [] }, /could not be fetched again \(client-error\)/],
    ["elsewhere", { finalUrl: "https://shop.example.com/login" }, /ended at .*\/login/],
    ["no-html", {}, /no HTML page/],
  ])("compares nothing where it is %s", (why, some, words) => {
    const document = why === "no-html" ? null : html(["/a"]);
    const canonical = canonicalOf(["/b"], fetched(document, some));
    expect(canonical.served).toMatchObject({ notComparable: why, rows: [] });
    expect(canonical.declarations.map(({ source }) => source)).toEqual(["html"]);
    expect(canonical.findings.filter(({ check }) => check.startsWith("script-"))).toEqual([]);
    expect(canonical.served === undefined ? "" : servedSentence(canonical.served)).toMatch(words);
  });
});

describe("servedSentence", () => {
  it.each([
    [["/a"], ["/a"], "The HTML as served has the same canonicals as the live page."],
    [
      ["/a", "/c"],
      ["/b"],
      "Between the HTML as served and the live page, scripts changed 1 canonical and added 1 canonical.",
    ],
    [[], ["/b", "/c"], "Between the HTML as served and the live page, scripts removed 2 canonicals."],
    [[], [], "Neither the HTML as served nor the live page has a canonical in its elements."],
  ])("%j after %j", (live, served, sentence) => {
    const { served: report } = canonicalOf(live, fetched(html(served)));
    expect(report === undefined ? "" : servedSentence(report)).toBe(sentence);
  });
});
