import { createCanonicalizer } from "../../src/canonicalize";
import { CHECKS, type CheckInput } from "../../src/checks";
import { createComparison, siteFrom } from "../../src/checks/address-comparison";
import { canonicalRelation, effectiveCanonical } from "../../src/checks/effective-canonical";
import { runEach } from "../../src/checks/run";
import type { Finding } from "../../src/model/finding";
import type { ReportLink } from "../../src/model/link";
import type { KeptHeaders, Navigation } from "../../src/model/navigation";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import type { CanonicalDeclaration, DuplicateGroup, ReportPage } from "../../src/model/report";
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
  /** Canonical of the HTML as the server sent it, where it was fetched. */
  served?: string;
  linkHeader?: string;
  headers?: Partial<KeptHeaders>;
  robots?: readonly RobotsMeta[];
  ogUrl?: string;
  refresh?: string;
  hreflang?: readonly (readonly [lang: string, url: string])[];
  links?: readonly Partial<ReportLink>[];
  groups?: readonly DuplicateGroup[];
  navigation?: Navigation;
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

function servedDeclaration(url: string | undefined): CanonicalDeclaration[] {
  if (url === undefined) return [];
  return [{ source: "served-html", place: "head", rawHref: url, resolved: url, attributes: {} }];
}
