import type { Severity } from "./finding";
import type { DuplicateGroup, GroupUrl, ParameterUse, Totals } from "./group";
import type { Navigation } from "./navigation";
import type { Policy } from "./policy";
import type { CheckedRedirect } from "./report";

/** A session adds up the audits of one site while the auditor chooses so. */
export interface SessionState {
  readonly site: string;
  /** Unix time in ms. */
  readonly startedAt: number;
  /** False where it is stopped: nothing is added, all of it can still be read. */
  readonly on: boolean;
  readonly pages: number;
  /** Addresses kept with the pages, one a page and address. */
  readonly addresses: number;
  /** Pages that found no room any more. */
  readonly leftOut: number;
}

/** What one session holds at most; what comes later is left out whole, and counted. */
export const SESSION_LIMITS = { pages: 500, addresses: 200_000 } as const;

/** One address that a page links to. */
export interface SessionLink {
  readonly url: string;
  /** How many links of the page name it. */
  readonly count: number;
  /** Anchor text of the first that has one. */
  readonly text: string;
  /** Tells hrefs apart that were cut on their way out of the page. */
  readonly cut?: string;
}

/** What a session keeps of one audited page. */
export interface SessionPage {
  /** Without fragment: audited again, a page takes its own place. */
  readonly url: string;
  readonly title: string;
  /** Unix time in ms. */
  readonly at: number;
  /** The audits of this page, newest first: what was checked since belongs to them. */
  readonly auditIds: readonly string[];
  readonly policy: Policy;
  readonly totals: Totals;
  readonly findings: Readonly<Record<Severity, number>>;
  readonly links: readonly SessionLink[];
  /** The canonicals Google would use: none, one, or several that conflict. */
  readonly canonicals: readonly string[];
  readonly navigation: Navigation;
}

/** A page of the session with the chains checked from it. */
export interface CheckedPage extends SessionPage {
  readonly redirects: readonly CheckedRedirect[];
}

/** Which page links an address, and how often. */
export interface LinkedFrom {
  readonly page: string;
  readonly occurrences: number;
}

export interface SessionGroup extends Omit<DuplicateGroup, "urls"> {
  readonly urls: readonly (Omit<GroupUrl, "links"> & { readonly linkedFrom: readonly LinkedFrom[] })[];
}

/** How a page's canonical ends when one follows it through the pages of the session. */
export type CanonicalKind =
  | "self"
  | "none"
  /** It names several. */
  | "conflict"
  /** It names a page of the session that names itself, or nothing. */
  | "settled"
  /** It names a page that is not in the session. */
  | "not-audited"
  /** The page it names names another one. */
  | "chain"
  /** The two pages name each other. */
  | "mutual"
  | "loop";

export interface SessionCanonical {
  readonly page: string;
  /** What it names; several where they conflict. */
  readonly names: readonly string[];
  readonly kind: CanonicalKind;
  /** From the page to the end of the walk; a loop ends where it began. */
  readonly way: readonly string[];
  /** Where the walk ends: pages with one end are a cluster. Null without a canonical. */
  readonly end: string | null;
  /** True where an address on the way was seen to redirect. */
  readonly redirects: boolean;
}

/** Pages that name one page, or go round in one circle. */
export interface CanonicalCluster {
  readonly end: string;
  /** Whether the end is a page of the session. */
  readonly audited: boolean;
  readonly pages: readonly SessionCanonical[];
}

/** A chain that was seen, with the pages it was seen from. */
export interface SessionRedirect extends Pick<CheckedRedirect, "start" | "hops" | "finalUrl" | "outcome"> {
  /** visited: on the way to an audited page; checked: by the link checker. */
  readonly seen: "visited" | "checked";
  readonly pages: readonly string[];
}

export interface SessionParameter extends ParameterUse {
  /** The pages whose links carry it. */
  readonly pages: readonly string[];
}

export interface SessionTotals extends Totals {
  readonly pages: number;
}

/** The pages of a session, added up. */
export interface SessionReport {
  readonly schema: 1;
  readonly kind: "session";
  readonly site: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** ISO 8601, UTC: the newest audit in it. */
  readonly generatedAt: string;
  readonly policy: Policy;
  readonly totals: SessionTotals;
  /** Pages that found no room any more. */
  readonly leftOut: number;
  readonly pages: readonly CheckedPage[];
  readonly groups: readonly SessionGroup[];
  readonly canonicals: readonly SessionCanonical[];
  readonly clusters: readonly CanonicalCluster[];
  readonly redirects: readonly SessionRedirect[];
  readonly parameters: readonly SessionParameter[];
}
