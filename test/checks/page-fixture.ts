import { createCanonicalizer } from "../../src/canonicalize";
import { CHECKS, type CheckInput } from "../../src/checks";
import { createComparison, siteFrom } from "../../src/checks/address-comparison";
import { canonicalRelation, effectiveCanonical } from "../../src/checks/effective-canonical";
import { runEach } from "../../src/checks/run";
import type { CanonicalDeclaration } from "../../src/model/canonical";
import type { CanonicalTarget } from "../../src/model/canonical-target";
import type { Finding } from "../../src/model/finding";
import type { DuplicateGroup } from "../../src/model/group";
import type { ReportLink } from "../../src/model/link";
import type {
  Hop,
  HopKind,
  KeptHeaders,
  Navigation,
  RedirectChain,
  RedirectOutcome,
} from "../../src/model/navigation";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import type { CheckedRedirect } from "../../src/model/report";
import type { ReportPage } from "../../src/model/report-page";
import type { BaseElement, CanonicalElement, PageMeta, RobotsMeta } from "../../src/model/snapshot";
import { collectDeclarations } from "../../src/report/declarations";
import { parseLinkHeaders } from "../../src/report/header-links";
import { registrableDomain } from "../../src/resolve";

/** A page in as few words as a test needs; everything left out is unremarkable. */
export interface PageFixture {
  url?: string;
  baseUri?: string;
  bases?: readonly BaseElement[];
  /** A string is an href in the head. */
  canonicals?: readonly (string | Partial<CanonicalElement>)[];
  bodyStartsWith?: string;
  /** Canonical of the HTML as the server sent it, where it was fetched; null for HTML without one. */
  served?: string | null;
  /** Where the document came from, where a script changed its address since. */
  loadedUrl?: string;
  missingTargets?: readonly string[];
  anchorsWithoutHref?: { readonly count: number; readonly examples: readonly string[] };
  linkHeader?: string;
  headers?: Partial<KeptHeaders>;
  robots?: readonly RobotsMeta[];
  ogUrl?: string;
  refresh?: string;
  hreflang?: readonly (readonly [lang: string, url: string])[];
  links?: readonly Partial<ReportLink>[];
  groups?: readonly DuplicateGroup[];
  navigation?: Navigation;
  redirects?: readonly CheckedRedirect[];
  target?: Partial<CanonicalTarget>;
  policy?: Partial<Policy>;
}

export function canonicalElement(given: string | Partial<CanonicalElement>): CanonicalElement {
  const element = typeof given === "string" ? { rawHref: given } : given;
  return { rawHref: null, browserHref: null, place: "head", attributes: {}, rel: "canonical", ...element };
}

export function pageMeta(fixture: PageFixture): PageMeta {
  return {
    bases: fixture.bases ?? [],
    canonicals: (fixture.canonicals ?? []).map(canonicalElement),
    alternates: [],
    robots: fixture.robots ?? [],
    refresh: fixture.refresh ?? null,
    ogUrl: fixture.ogUrl ?? null,
    frames: [],
    cut: {},
    bodyStartsWith: fixture.bodyStartsWith ?? null,
  };
}

export function reportLink(link: Partial<ReportLink>, index: number): ReportLink {
  return {
    index,
    element: "a",
    rawHref: link.url ?? "",
    text: "text",
    textSource: "text",
    rel: [],
    place: "content",
    rules: [],
    outcome: "accepted",
    url: null,
    flags: [],
    ...link,
  };
}

/** The input the pipeline would make of such a page. */
export function checkInput(fixture: PageFixture): CheckInput {
  const url = fixture.url ?? "https://www.example.com/p";
  const policy = { ...DEFAULT_POLICY, ...fixture.policy };
  const headers = headersOf(fixture);
  const headerLinks = headers === null ? [] : parseLinkHeaders(headers.link, url);
  const meta = pageMeta(fixture);
  const declarations = [
    ...collectDeclarations(meta, fixture.baseUri ?? url, headerLinks, url),
    ...servedDeclaration(fixture.served),
  ];
  const comparison = createComparison(policy, siteFrom(registrableDomain));
  const effective = effectiveCanonical(declarations, comparison);
  const page: ReportPage = {
    url,
    title: "t",
    charset: "UTF-8",
    contentType: "text/html",
    loading: false,
    areasWithoutHref: 0,
    openShadowRoots: 0,
    closedShadowRoots: "not searched",
    ...(fixture.loadedUrl === undefined ? {} : { loadedUrl: fixture.loadedUrl }),
    ...(fixture.missingTargets === undefined ? {} : { missingTargets: fixture.missingTargets }),
    ...(fixture.anchorsWithoutHref === undefined ? {} : { anchorsWithoutHref: fixture.anchorsWithoutHref }),
    linksCut: 0,
    base: { url: fixture.baseUri ?? url, elements: meta.bases },
    frames: [],
    meta: {
      robots: meta.robots,
      refresh: meta.refresh,
      ogUrl: meta.ogUrl,
      hreflang: (fixture.hreflang ?? []).map(([lang, href]) => ({ lang, rawHref: href, url: href })),
    },
    response: headers === null ? { observed: false } : { observed: true, status: 200, headers },
    headerLinks,
  };
  return {
    page,
    canonical: { declarations, effective, relation: canonicalRelation(effective, url, comparison) },
    links: (fixture.links ?? []).map(reportLink),
    groups: fixture.groups ?? [],
    navigation: fixture.navigation ?? { observed: false, why: "not-permitted" },
    policy,
    canonicalize: createCanonicalizer(policy),
    registrableDomain,
    redirects: fixture.redirects ?? [],
    ...targetOf(fixture),
    ...(fixture.served === undefined
      ? {}
      : { served: { notComparable: null, fetchedAt: "2026-11-30T20:00:00.000Z" } }),
  };
}

/** A step as a test writes it: where, with which status, of which kind. */
export type HopWords = readonly [url: string, status: number | null, kind?: HopKind, location?: string];

export function hopsOf(words: readonly HopWords[]): Hop[] {
  return words.map(([url, status, kind = "http", location], index) => {
    const next = words[index + 1]?.[0] ?? null;
    return { url, status, kind, location: location ?? next, fromCache: false, ms: 1 };
  });
}

/** The chain behind a page. */
export function navigationOf(
  words: readonly HopWords[],
  outcome: RedirectOutcome = "redirected",
): RedirectChain {
  const hops = hopsOf(words);
  const [start = "", finalUrl = ""] = [hops.at(0)?.url, hops.at(-1)?.url];
  return { observed: true, start, hops, finalUrl, outcome, startedAt: 0 };
}

/** The chain behind two checked links. */
export function checkedRedirect(
  words: readonly HopWords[],
  outcome: RedirectOutcome = "redirected",
): CheckedRedirect {
  const { start, hops, finalUrl } = navigationOf(words, outcome);
  return { start, hops, finalUrl, outcome, links: [1, 2], findings: [] };
}

function targetOf({ target }: PageFixture): Pick<CheckInput, "target"> {
  if (target === undefined) return {};
  const start = target.start ?? "https://www.example.com/q";
  return {
    target: {
      start,
      finalUrl: start,
      hops: hopsOf([[start, 200]]),
      outcome: "ok",
      canonicals: [],
      noindex: [],
      ...target,
    },
  };
}

/** Findings of all checks, those off by default too. */
export function findAll(fixture: PageFixture): Finding[] {
  return runEach(CHECKS, { ...checkInput(fixture), enabled: new Set(CHECKS.map((check) => check.id)) });
}

/** Findings of one check, enabled where it is off by default. */
export function findingsOf(check: string, fixture: PageFixture): Finding[] {
  return findAll(fixture).filter((finding) => finding.check === check);
}

function headersOf(fixture: PageFixture): KeptHeaders | null {
  if (fixture.headers === undefined && fixture.linkHeader === undefined) return null;
  const link = fixture.linkHeader === undefined ? [] : [fixture.linkHeader];
  return { link, xRobotsTag: [], refresh: null, contentType: "text/html", ...fixture.headers };
}

function servedDeclaration(url: string | null | undefined): CanonicalDeclaration[] {
  if (url === undefined || url === null) return [];
  return [{ source: "served-html", place: "head", rawHref: url, resolved: url, attributes: {} }];
}
