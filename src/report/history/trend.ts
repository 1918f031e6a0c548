import type { HistoryEntry, ParameterCount } from "../../model/history";

/** Fewer duplicates than these come and go with the news of the day. */
const LEAST_JUMP = 3;
/** Of the earlier number; and, between two pages, of a hundred addresses. */
const LEAST_SHARE = 0.2;
const LEAST_POINTS = 10;

/** A sudden change in the number of duplicates. */
export interface Jump {
  readonly direction: "rose" | "fell";
  readonly before: number;
  readonly now: number;
  /** Pages differ in size: between two of them the share of duplicates is compared. */
  readonly unit: "urls" | "percent";
}

/** An audit beside those before it that compare with it. */
export interface Trend {
  /** Earlier audits of the same page where there are any, else of other pages of the site. */
  readonly basis: "page" | "site" | "none";
  /** Oldest first, this audit last. */
  readonly entries: readonly HistoryEntry[];
  readonly previous: HistoryEntry | null;
  /** False where the rules have changed since, so that numbers do not compare. */
  readonly sameRules: boolean;
  readonly jump: Jump | null;
  /** Parameters that no earlier audit of the basis has seen, most used first; empty where names are not all known. */
  readonly newParameters: readonly ParameterCount[];
  /** False where some earlier audit has more names than are remembered: nobody can say what is new. */
  readonly namesKnown: boolean;
}

/**
 * What has changed since the audits before (URL guide: a sudden change in the number of
 * duplicates usually means a new tracking or session parameter).
 * duplicates 2 then 9, `fbclid` not seen before -> jump rose 2 to 9, new parameter `fbclid`
 */
export function trendOf(kept: readonly HistoryEntry[], current: HistoryEntry): Trend {
  const earlier = kept
    .filter(({ id, site, at }) => id !== current.id && site === current.site && at <= current.at)
    .sort((one, other) => one.at - other.at);
  const ofPage = earlier.filter(({ page }) => page === current.page);
  const compared = ofPage.length > 0 ? ofPage : earlier;
  const previous = compared.at(-1) ?? null;
  const basis = previous === null ? "none" : ofPage.length > 0 ? "page" : "site";
  const sameRules = previous === null || previous.rules === current.rules;
  const namesKnown = compared.every(({ parametersCut }) => !parametersCut);
  return {
    basis,
    entries: [...(basis === "page" ? ofPage : []), current],
    previous,
    sameRules,
    jump: previous === null || !sameRules ? null : jumpBetween(previous, current, basis === "page"),
    newParameters: previous === null || !namesKnown ? [] : unseen(compared, current),
    namesKnown,
  };
}

function unseen(earlier: readonly HistoryEntry[], current: HistoryEntry): ParameterCount[] {
  const seen = new Set(earlier.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  return current.parameters.filter(({ name }) => !seen.has(name));
}

function jumpBetween(previous: HistoryEntry, current: HistoryEntry, samePage: boolean): Jump | null {
  const [before, now] = [previous.totals.duplicates, current.totals.duplicates];
  const direction = now > before ? "rose" : "fell";
  if (samePage) {
    const least = Math.max(LEAST_JUMP, before * LEAST_SHARE);
    return Math.abs(now - before) < least ? null : { direction, before, now, unit: "urls" };
  }
  const [shareBefore, shareNow] = [percentOf(previous), percentOf(current)];
  if (Math.abs(shareNow - shareBefore) < LEAST_POINTS || Math.max(before, now) < LEAST_JUMP) return null;
  return {
    direction: shareNow > shareBefore ? "rose" : "fell",
    before: shareBefore,
    now: shareNow,
    unit: "percent",
  };
}

function percentOf({ totals }: HistoryEntry): number {
  return totals.distinctUrls === 0 ? 0 : Math.round((100 * totals.duplicates) / totals.distinctUrls);
}
