import type { Finding } from "../../../src/model/finding";
import type { ReportLink } from "../../../src/model/link";
import type { Hop } from "../../../src/model/navigation";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import type { AuditReport } from "../../../src/model/report";

const ORIGIN = "https://shop.example";

/** A link of the sample page; only what a test cares about needs to be given. */
export function link(index: number, given: Partial<ReportLink> = {}): ReportLink {
  const url = given.url === undefined ? `${ORIGIN}/p/${index}` : given.url;
  return {
    index,
    element: "a",
    rawHref: url ?? "",
    text: `link ${index}`,
    textSource: "text",
    rel: [],
    place: "content",
    outcome: "accepted",
    url,
    flags: [],
    rules: [],
    ...(url === null ? {} : { key: url }),
    ...given,
  };
}

export function hop(url: string, status: number | null, location: string | null = null): Hop {
  return { url, status, location, kind: "http", fromCache: false, ms: 12.4 };
}

export const homeCanonical: Finding = {
  check: "canonical-to-home",
  severity: "warning",
  outcome: "needs-review",
  subject: "page",
  message: `The canonical of this deep page names the site root ${ORIGIN}/.`,
  evidence: { canonical: `${ORIGIN}/`, page: `${ORIGIN}/product/42` },
  reference: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  published: [{ by: "Sitebulb", severity: "Medium" }],
};

const LINKS: ReportLink[] = [
  link(0, { url: `${ORIGIN}/product/42`, rawHref: "/product/42", text: "Kettle" }),
  link(1, {
    url: `${ORIGIN}/product/42?utm_source=mail`,
    rawHref: "/product/42?utm_source=mail",
    key: `${ORIGIN}/product/42`,
    rules: [{ rule: "tracking-parameter", removed: ["utm_source"] }],
    flags: ["tracking"],
    text: "Kettle, from the letter",
    rel: ["nofollow"],
  }),
  link(2, {
    url: null,
    rawHref: "javascript:void(0)",
    outcome: "rejected",
    reason: "unsupported-scheme",
    scheme: "javascript",
    text: "Open",
    place: "nav",
  }),
  link(3, { url: `${ORIGIN}/old`, rawHref: "old", textSource: "alt", text: "Old picture" }),
];

/** A small report with at least one row in every table. */
export function sampleReport(given: Partial<AuditReport> = {}): AuditReport {
  return {
    schema: 1,
    generatedAt: "2026-11-30T12:00:00.000Z",
    browser: "Test 1",
    policy: DEFAULT_POLICY,
    scope: { mode: "site", origin: ORIGIN },
    inputMode: "browser",
    page: {
      url: `${ORIGIN}/product/42`,
      title: "Kettle",
      charset: "UTF-8",
      contentType: "text/html",
      loading: false,
      areasWithoutHref: 0,
      openShadowRoots: 0,
      closedShadowRoots: "not searched",
      linksCut: 0,
      base: { url: `${ORIGIN}/product/42`, elements: [] },
      frames: [],
      meta: { robots: [], refresh: null, ogUrl: null, hreflang: [] },
      response: { observed: false },
      headerLinks: [],
    },
    navigation: {
      observed: true,
      start: `${ORIGIN}/k`,
      hops: [
        hop(`${ORIGIN}/k`, 301, "/kettle"),
        hop(`${ORIGIN}/kettle`, 302, "/product/42"),
        hop(`${ORIGIN}/product/42`, 200),
      ],
      finalUrl: `${ORIGIN}/product/42`,
      outcome: "redirected",
      startedAt: 0,
    },
    canonical: {
      declarations: [{ source: "html", place: "head", rawHref: "/", resolved: `${ORIGIN}/`, attributes: {} }],
      effective: { url: `${ORIGIN}/` },
      relation: "other-page",
      verdict: `This page asks to be indexed as ${ORIGIN}/.`,
      findings: [homeCanonical],
    },
    links: LINKS,
    groups: [
      {
        key: `${ORIGIN}/product/42`,
        label: "/product/42",
        urls: [
          { url: `${ORIGIN}/product/42`, occurrences: 1, rules: [], links: [0], page: true },
          {
            url: `${ORIGIN}/product/42?utm_source=mail`,
            occurrences: 1,
            rules: [{ rule: "tracking-parameter", removed: ["utm_source"] }],
            links: [1],
          },
        ],
        fragmentsOnly: false,
        reason: "same page: tracking parameter utm_source",
      },
    ],
    suspected: [{ rule: "trailing-slash", keys: [`${ORIGIN}/old`, `${ORIGIN}/old/`] }],
    parameters: [
      {
        name: "utm_source",
        links: 1,
        distinctValues: 1,
        tracking: true,
        variesOnlyBy: true,
        exampleUrl: `${ORIGIN}/product/42?utm_source=mail`,
      },
    ],
    redirects: [
      {
        start: `${ORIGIN}/old`,
        hops: [hop(`${ORIGIN}/old`, 308, "/old/"), hop(`${ORIGIN}/old/`, 404)],
        finalUrl: `${ORIGIN}/old/`,
        outcome: "client-error",
        links: [3],
        findings: [],
      },
    ],
    findings: [],
    totals: {
      links: 4,
      accepted: 3,
      outOfScope: 0,
      rejected: 1,
      distinctRaw: 3,
      distinctUrls: 3,
      distinctKeys: 2,
      duplicates: 1,
      repeatedLinks: 0,
    },
    ...given,
  };
}
