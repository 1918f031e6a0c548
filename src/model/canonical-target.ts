import type { Hop, RedirectOutcome } from "./navigation";

/** What a look at the canonical's address showed, where the auditor asked for one. */
export interface CanonicalTarget {
  /** The address that was requested: the effective canonical. */
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Canonicals the page at the end declares, resolved; empty where there is none or it was not read. */
  readonly canonicals: readonly string[];
  /** Where it forbids its indexing, in words; empty where it does not. */
  readonly noindex: readonly string[];
}
