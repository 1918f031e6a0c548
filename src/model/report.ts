import type { CanonicalEnd, CanonicalTarget } from "./canonical-target";
import type { FetchedPage } from "./fetched-page";
import type { Finding } from "./finding";
import type { InputMode, ReportLink, Scope } from "./link";
import type { DocumentResponse, Hop, KeptHeaders, Navigation, RedirectOutcome } from "./navigation";
import type { Policy } from "./policy";
import type { AppliedRule, RuleId } from "./rule";
import type { ServedReport } from "./served-report";
import type { BaseElement, RobotsMeta } from "./snapshot";

/** The JSON export, schema 1. Every CSV table is a view of it. */
export interface AuditReport {
  readonly schema: 1;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly browser: string;
  readonly policy: Policy;
  readonly scope: Scope;
  readonly inputMode: InputMode;
  readonly page: ReportPage;
  readonly navigation: Navigation;
  readonly canonical: CanonicalReport;
  readonly links: readonly ReportLink[];
  readonly groups: readonly DuplicateGroup[];
  readonly suspected: readonly SuspectedDuplicate[];
  readonly parameters: readonly ParameterUse[];
  readonly redirects: readonly CheckedRedirect[];
  /** Findings about links and page (canonical findings stand in `canonical`). */
  readonly findings: readonly Finding[];
  readonly totals: Totals;
}

export interface ReportPage {
  readonly url: string;
  readonly title: string;
  readonly charset: string;
  readonly contentType: string;
  readonly loading: boolean;
  readonly areasWithoutHref: number;
  /** Anchors that were meant as links and have no href. */
  readonly anchorsWithoutHref?: { readonly count: number; readonly examples: readonly string[] };
  /** Fragments of in-page links that name no element of the page. */
  readonly missingTargets?: readonly string[];
  readonly openShadowRoots: number;
  readonly closedShadowRoots: "not searched";
  /** Address the document was loaded from, where a script has changed it since. */
  readonly loadedUrl?: string;
  /** Links beyond the collector's limit: found, not audited. */
  readonly linksCut: number;
  readonly base: { readonly url: string; readonly elements: readonly BaseElement[] };
  readonly frames: readonly {
    readonly url: string | null;
    readonly audited: boolean;
    readonly why: string;
  }[];
  readonly meta: {
    readonly robots: readonly RobotsMeta[];
    readonly refresh: string | null;
    readonly ogUrl: string | null;
    readonly hreflang: readonly {
      readonly lang: string;
      readonly rawHref: string;
      readonly url: string | null;
    }[];
  };
  readonly response:
    | {
        readonly observed: true;
        readonly status: number | null;
        readonly headers: KeptHeaders;
        /** A saved page: the command line made this answer, no server did. */
        readonly given?: true;
      }
    | { readonly observed: false };
  readonly headerLinks: readonly HeaderLink[];
}

/** One link of an HTTP `Link` header (RFC 8288). */
export interface HeaderLink {
  readonly target: string;
  /** Resolved against the response URL, never against `<base>`. */
  readonly url: string | null;
  /** Relation types, lower-cased. */
  readonly rel: readonly string[];
  /** Link context, where an `anchor` parameter moves it away from the page. */
  readonly context: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export type CanonicalProblem = "empty" | "no-href" | "unparsable" | "unsupported-scheme";

export interface CanonicalDeclaration {
  readonly source: "html" | "header" | "served-html";
  readonly place: "head" | "body" | null;
  readonly rawHref: string | null;
  readonly resolved: string | null;
  readonly problem?: CanonicalProblem;
  readonly attributes: Readonly<Record<string, string>>;
  /** For one in the body: the element (or `#text`) the body begins with, where it can have ended the head. */
  readonly headEndedBy?: string;
  /** Its start tag, or the beginning of the text. */
  readonly headEndedByMarkup?: string;
  /** Served HTML: true where the source has it before the end tag of the head. */
  readonly beforeHeadEnd?: boolean;
  /** Plain-language reason why Google does not use this declaration. */
  readonly ignoredBecause?: string;
}

export type EffectiveCanonical =
  | { readonly url: string }
  | { readonly none: string }
  | { readonly conflict: readonly string[] };

/** How the canonical target relates to the page, nearest first. */
export type CanonicalRelation =
  | "none"
  | "conflict"
  | "identical"
  | "equal"
  | "equal-but-tracking"
  | "differs-by-parameter-order"
  | "differs-by-trailing-slash"
  | "differs-by-case"
  | "differs-by-scheme"
  | "differs-by-www"
  | "other-page"
  | "other-host"
  | "other-site";

export interface CanonicalReport {
  readonly declarations: readonly CanonicalDeclaration[];
  readonly effective: EffectiveCanonical;
  readonly relation: CanonicalRelation;
  /** One sentence an auditor can quote. */
  readonly verdict: string;
  readonly findings: readonly Finding[];
  /** The page fetched again beside the live one, where the auditor asked. */
  readonly served?: ServedReport;
  /** What the canonical's address answered, where the auditor asked. */
  readonly target?: CanonicalTarget & { readonly end: CanonicalEnd };
}

/** One URL of a duplicate group. */
export interface GroupUrl {
  readonly url: string;
  /** How many links of the page use it. */
  readonly occurrences: number;
  readonly rules: readonly AppliedRule[];
  /** Indexes into `links`; empty for the audited page itself. */
  readonly links: readonly number[];
  /** True for the audited page's own URL. */
  readonly page?: true;
}

/** URLs of this page that are one page under different spellings. */
export interface DuplicateGroup {
  readonly key: string;
  /** Readable path (clean-path) for titles. */
  readonly label: string;
  readonly urls: readonly GroupUrl[];
  /** True where the members differ by fragment only: in-page links, not duplicates. */
  readonly fragmentsOnly: boolean;
  /** "same page: tracking parameter utm_source, fragment" */
  readonly reason: string;
  /** Where its addresses lead, once the redirects of two or more are known. */
  readonly ends?: GroupEnds;
}

/** What redirects say of a duplicate group. */
export interface GroupEnds {
  /** confirmed: all end at one address. apart: the policy merges too much. open: each answers for itself. */
  readonly verdict: "confirmed" | "apart" | "open";
  readonly finals: readonly {
    readonly url: string;
    readonly outcome: RedirectOutcome;
    /** Addresses of the group that end there. */
    readonly urls: readonly string[];
  }[];
}

/** Keys that would be one if a rule that is off were on. */
export interface SuspectedDuplicate {
  readonly rule: RuleId | "repeated-parameter-order" | "empty-parameter";
  readonly keys: readonly string[];
  /** Where a redirect leads from one of them to another, or from two of them to one address. */
  readonly confirmed?: { readonly finalUrl: string; readonly starts: readonly string[] };
}

export interface ParameterUse {
  readonly name: string;
  readonly links: number;
  readonly distinctValues: number;
  readonly tracking: boolean;
  /** True where some links are equal but for this parameter. */
  readonly variesOnlyBy: boolean;
  readonly exampleUrl: string;
}

export interface CheckedRedirect {
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Why it was not asked, or not to the end. */
  readonly skipped?: string;
  /** The browser's words, where a request of ours failed. */
  readonly error?: string;
  /** Key of the duplicate group the start belongs to. */
  readonly group?: string;
  readonly links: readonly number[];
  readonly findings: readonly Finding[];
}

/** Counted with fragments apart; see the README for what each means. */
export interface Totals {
  readonly links: number;
  readonly accepted: number;
  readonly outOfScope: number;
  readonly rejected: number;
  /** Distinct resolved URLs as they are. */
  readonly distinctRaw: number;
  /** Distinct resolved URLs without fragment. */
  readonly distinctUrls: number;
  readonly distinctKeys: number;
  /** distinctUrls - distinctKeys */
  readonly duplicates: number;
  /** accepted - distinctUrls */
  readonly repeatedLinks: number;
}

/** What buildReport needs beside the snapshot. */
export interface AuditContext {
  readonly generatedAt: string;
  readonly browser: string;
  readonly policy: Policy;
  readonly scope: Scope;
  readonly inputMode: InputMode;
  readonly navigation: Navigation;
  readonly response: DocumentResponse | null;
  readonly redirects: readonly CheckedRedirect[];
  /** The page fetched again, where the auditor asked. */
  readonly served?: FetchedPage;
  /** A look at the canonical's address, where the auditor asked. */
  readonly target?: CanonicalTarget;
  /** Checks that are off by default and wanted in this audit. */
  readonly enabledChecks?: readonly string[];
}
