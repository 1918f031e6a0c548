import type { CanonicalEnd, CanonicalTarget } from "./canonical-target";
import type { Finding } from "./finding";
import type { ServedReport } from "./served-report";

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
