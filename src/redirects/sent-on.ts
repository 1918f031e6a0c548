import type { Hop, RedirectOutcome } from "../model/navigation";

/** Chains that end at an address which did not answer: it was never asked, or nothing came back. */
const UNANSWERED: ReadonlySet<RedirectOutcome> = new Set<RedirectOutcome>([
  "loop",
  "too-many",
  "partial",
  "refused",
  "skipped",
  "blocked-by-browser",
  "not-observable",
  "timeout",
  "network-error",
]);

/**
 * Whether the last hop of a chain sent on as well, to the chain's final URL, which
 * has no hop of its own. `/a 301 > /b 302 > (loop: /a)` -> true, `/a 301 > /b 200` -> false
 */
export function lastSentOn(chain: {
  readonly hops: readonly Hop[];
  readonly outcome: RedirectOutcome;
}): boolean {
  const last = chain.hops.at(-1);
  return last !== undefined && last.location !== null && UNANSWERED.has(chain.outcome);
}

/** The hops without what scripts did to the address afterwards: those are no redirects and have no answer. */
const withoutMoves = (hops: readonly Hop[]): readonly Hop[] => hops.filter(({ kind }) => kind !== "history");

/** How often a chain was sent on. */
export function countRedirects(chain: Parameters<typeof lastSentOn>[0]): number {
  return Math.max(0, withoutMoves(chain.hops).length - (lastSentOn(chain) ? 0 : 1));
}

/** The answer a chain ended in. `/a 301 > /b 200 > (script: /c)` -> `/b 200` */
export function lastAnswer(hops: readonly Hop[]): Hop | undefined {
  return withoutMoves(hops).at(-1);
}
