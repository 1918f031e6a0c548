import type { RedirectOutcome } from "./navigation";
import type { AppliedRule, RuleId } from "./rule";

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
