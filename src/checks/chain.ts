import type { Hop, Navigation, RedirectOutcome } from "../model/navigation";
import type { CheckedRedirect } from "../model/report";
import { lastSentOn } from "../redirects/sent-on";

/** A chain of redirects, of the page or of a checked link. */
export interface Chain {
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Numbers of the links that begin it; none for the chain behind the page. */
  readonly links: readonly number[];
  /** Why a checked link was not followed to its end. */
  readonly skipped?: string;
}

/** One step of a chain: who sent it on, and where to. */
export interface RedirectStep {
  readonly hop: Hop;
  readonly to: string;
}

/** The chain behind the page, where it was observed, then those of the checked links. */
export function chainsOf(navigation: Navigation, redirects: readonly CheckedRedirect[]): Chain[] {
  const checked = redirects.filter((redirect) => redirect.hops.length > 0 || redirect.skipped === undefined);
  return navigation.observed ? [{ ...navigation, links: [] }, ...checked] : [...checked];
}

/** Steps from one address to the next; script moves within a document are none. */
export function redirectSteps(chain: Pick<Chain, "hops" | "finalUrl" | "outcome">): RedirectStep[] {
  const answered = chain.hops.flatMap((hop, index) => {
    const next = chain.hops[index + 1];
    return next === undefined || hop.kind === "history" || next.kind === "history"
      ? []
      : [{ hop, to: next.url }];
  });
  const last = chain.hops.at(-1);
  return last !== undefined && lastSentOn(chain)
    ? [...answered, { hop: last, to: chain.finalUrl }]
    : answered;
}

/** RFC 9110 15.4: 302, 303 and 307 promise nothing; Google keeps the old address for them. */
export function isTemporary(hop: Hop): boolean {
  return hop.status === 302 || hop.status === 303 || hop.status === 307;
}

/** HSTS and the browser's own upgrades to https: no server sent them. */
export function isBrowserMade(hop: Hop): boolean {
  return hop.kind === "hsts" || hop.kind === "browser-upgrade";
}

/** The chain as one line: `https://a.example/ 301 > https://b.example/ 200`. */
export function chainLine(chain: Pick<Chain, "hops">): string {
  const shown = chain.hops.slice(0, 12).map((hop) => `${hop.url} ${hop.status ?? hop.kind}`);
  return chain.hops.length > 12 ? `${shown.join(" > ")} > …` : shown.join(" > ");
}

/** Who the finding is about, in words; links are numbered from 1, as the tables do. */
export function chainSubject(chain: Chain): string {
  if (chain.links.length === 0) return "This page was reached";
  return chain.links.length === 1
    ? `Link ${(chain.links[0] ?? 0) + 1} leads`
    : `${chain.links.length} links lead`;
}

/** Scheme with its colon; null where there is none. */
export function schemeOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).protocol : null;
}
