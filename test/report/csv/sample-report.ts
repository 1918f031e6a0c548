import { DEFAULT_POLICY } from "../../../src/model/policy";
import type { AuditReport } from "../../../src/model/report";
import { homeCanonical, hop, LINKS, ORIGIN } from "./sample-parts";

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
      {
        start: `${ORIGIN}/moved`,
        hops: [hop(`${ORIGIN}/moved`, 301, "/here"), hop(`${ORIGIN}/here`, 200)],
        finalUrl: `${ORIGIN}/here`,
        outcome: "redirected",
        links: [0],
        findings: [],
      },
      {
        start: `${ORIGIN}/round`,
        hops: [hop(`${ORIGIN}/round`, 302, "/about"), hop(`${ORIGIN}/about`, 302, "/round")],
        finalUrl: `${ORIGIN}/round`,
        outcome: "loop",
        links: [0],
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
