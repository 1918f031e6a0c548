import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import type { CheckedRedirect } from "../../../src/model/report";
import type { CheckedPage } from "../../../src/model/session";
import { judgedFromRecord, reportFromRecord } from "../../../src/report/from-record";
import { combineSession } from "../../../src/report/session/combine";
import { sessionPage } from "../../../src/report/session/page";
import { hop } from "../csv/sample-parts";
import { aPackedSnapshot } from "../snapshots";
import { anAudit, aPage } from "./audits";

const E = "https://e.com";
const STATE = { site: "e.com", startedAt: 0, leftOut: 0 };
const combine = (...pages: readonly CheckedPage[]) => combineSession(STATE, pages);

describe("the totals of a session", () => {
  it("count links page by page, and addresses once for all pages", () => {
    const { totals } = combine(
      aPage("/a", ["/p", "/p", "/p#x", "mailto:a@e.com", "https://other.org/"]),
      aPage("/b", ["/p", "/p?utm_source=x", "/q"]),
    );
    expect(totals).toEqual({
      pages: 2,
      links: 8,
      accepted: 6,
      outOfScope: 1,
      rejected: 1,
      distinctRaw: 4,
      distinctUrls: 3,
      distinctKeys: 2,
      duplicates: 1,
      repeatedLinks: 3,
    });
  });

  it("of one page are the totals of its audit", () => {
    const record = anAudit("/a", [
      "/a",
      "/p",
      "/p?a&b",
      "/p?b=&a=",
      "#x",
      "https://other.org/",
      "tel:1",
      "/p;jsessionid=1",
    ]);
    const { totals, parameters } = reportFromRecord(record);
    const session = combine({ ...sessionPage(judgedFromRecord(record), record.id), redirects: [] });
    expect(session.totals).toEqual({ pages: 1, ...totals });
    expect(session.parameters.map(({ pages: _, ...use }) => use)).toEqual(parameters);
  });

  it("of nothing are zero", () => {
    expect(combine().totals).toMatchObject({ pages: 0, links: 0, distinctUrls: 0, repeatedLinks: 0 });
  });
});

describe("the groups of a session", () => {
  it("say which page links which variant, and know the audited pages", () => {
    const { groups } = combine(
      aPage("/a", ["/p", "/p", "/b?utm_source=mail"], { minute: 0 }),
      aPage("/b", ["/p?gclid=1", "/p"], { minute: 1 }),
    );
    expect(groups).toHaveLength(2);
    const [product] = groups.filter(({ key }) => key === `${E}/p`);
    expect(product?.urls).toMatchObject([
      {
        url: `${E}/p`,
        occurrences: 3,
        linkedFrom: [
          { page: `${E}/a`, occurrences: 2 },
          { page: `${E}/b`, occurrences: 1 },
        ],
      },
      { url: `${E}/p?gclid=1`, occurrences: 1, linkedFrom: [{ page: `${E}/b`, occurrences: 1 }] },
    ]);
    expect(product?.reason).toBe("same page: tracking parameter gclid");
    const [own] = groups.filter(({ key }) => key === `${E}/b`);
    expect(own?.urls).toMatchObject([
      { url: `${E}/b`, page: true, occurrences: 0, linkedFrom: [] },
      { url: `${E}/b?utm_source=mail`, occurrences: 1 },
    ]);
  });

  it("are made under the policy of the newest audit", () => {
    const policy = { ...DEFAULT_POLICY, trailingSlash: true };
    const before = aPage("/a", ["/p", "/p/"], { minute: 0 });
    expect(combine(before).groups).toHaveLength(0);
    expect(combine(before, aPage("/b", [], { minute: 1, policy })).groups).toHaveLength(1);
  });

  it("do not mix what differs beyond the place where hrefs were cut", () => {
    const cut = `/p?${"x".repeat(50)}`;
    const cutPage = (hash: string, path: string): CheckedPage => {
      const record = anAudit(path, [cut]);
      const snapshot = aPackedSnapshot([cut], { documentUrl: `${E}${path}`, truncated: `0:20000:${hash}` });
      return { ...sessionPage(judgedFromRecord({ ...record, snapshot }), "id"), redirects: [] };
    };
    expect(combine(cutPage("aa", "/a"), cutPage("aa", "/b")).totals.distinctKeys).toBe(1);
    expect(combine(cutPage("aa", "/a"), cutPage("bb", "/b")).totals.distinctKeys).toBe(2);
  });
});

describe("the parameters of a session", () => {
  it("have their pages, and count links as the pages have them", () => {
    const { parameters } = combine(
      aPage("/a", ["/p?page=1", "/p?page=1", "/p?page=2"]),
      aPage("/b", ["/q?page=3&utm_source=x"]),
    );
    expect(parameters).toMatchObject([
      { name: "page", links: 4, distinctValues: 3, tracking: false, pages: [`${E}/a`, `${E}/b`] },
      { name: "utm_source", links: 1, tracking: true, pages: [`${E}/b`] },
    ]);
  });
});

describe("the redirects of a session", () => {
  const checked = (start: string, outcome: CheckedRedirect["outcome"]): CheckedRedirect => ({
    start: `${E}${start}`,
    hops: [hop(`${E}${start}`, outcome === "ok" ? 200 : 301, "/new")],
    finalUrl: `${E}/new`,
    outcome,
    links: [0],
    findings: [],
  });

  it("stand there once, with the pages they were seen from", () => {
    const { redirects } = combine(
      aPage("/a", ["/old"], { redirects: [checked("/old", "redirected"), checked("/fine", "ok")] }),
      aPage("/b", ["/old"], { redirects: [checked("/old", "redirected"), checked("/logout", "skipped")] }),
    );
    expect(redirects).toMatchObject([{ start: `${E}/old`, seen: "checked", pages: [`${E}/a`, `${E}/b`] }]);
  });

  it("include the way to a page", () => {
    const navigation = {
      observed: true,
      start: `${E}/old`,
      hops: [hop(`${E}/old`, 301, "/a"), hop(`${E}/a`, 200)],
      finalUrl: `${E}/a`,
      outcome: "redirected",
      startedAt: 0,
    } as const;
    expect(combine(aPage("/a", [], { navigation })).redirects).toMatchObject([
      { start: `${E}/old`, finalUrl: `${E}/a`, seen: "visited", pages: [`${E}/a`] },
    ]);
  });
});

it("takes names of a hostile page for what they are", () => {
  const { parameters, totals } = combine(aPage("/a", ["/p?__proto__=1&constructor=2", "/p?__proto__=3"]));
  expect(parameters.map(({ name }) => name)).toEqual(["__proto__", "constructor"]);
  expect(totals.distinctUrls).toBe(2);
});
