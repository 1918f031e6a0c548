import type { Hop, RedirectOutcome } from "./navigation";

/** What a look at one canonical address showed. */
export interface CanonicalStep {
  /** The address that was requested. */
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Why it was not asked, or not to the end. */
  readonly skipped?: string;
  /** The browser's words, where the request failed. */
  readonly error?: string;
  /** Canonicals the page at the end declares and Google would use, resolved, each once. */
  readonly canonicals: readonly string[];
  /** Where it forbids its indexing, in words; empty where it does not. */
  readonly noindex: readonly string[];
  /** False where what came is no HTML page, so that it can declare by header only. */
  readonly isPage?: boolean;
  /** Canonicals that redirecting answers on the way carried in their headers. */
  readonly onRedirects?: readonly { readonly url: string; readonly canonical: string }[];
}

/** The effective canonical as it answers, where the auditor asked for a look, and what it names in turn. */
export interface CanonicalTarget extends CanonicalStep {
  /** ISO 8601, UTC. */
  readonly checkedAt?: string;
  /** The canonical of the canonical, and so on. */
  readonly further?: readonly CanonicalStep[];
}

/** How a walk from canonical to canonical ends. */
export type CanonicalEnd =
  /** The last page names itself, or nothing. */
  | { readonly kind: "settled" }
  /** It names this page, or one that was looked at already. */
  | { readonly kind: "loop"; readonly url: string }
  /** It names several addresses. */
  | { readonly kind: "conflict"; readonly urls: readonly string[] }
  /** It could not be reached. */
  | { readonly kind: "unreached" }
  /** It names yet another one, which was not looked at any more. */
  | { readonly kind: "limit"; readonly url: string };
