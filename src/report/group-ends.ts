import type { DuplicateGroup, GroupEnds } from "../model/group";
import type { RedirectOutcome } from "../model/navigation";
import type { CheckedRedirect } from "../model/report";
import { withoutFragment } from "../redirects/without-fragment";

/** Where one address ends, as far as redirects decide it. */
interface End {
  readonly start: string;
  readonly url: string;
  readonly outcome: RedirectOutcome;
}

export interface KnownEnds {
  readonly redirects: readonly CheckedRedirect[];
  /** The audited page, which answered under its own address; null where that was not seen. */
  readonly pageUrl: string | null;
  readonly keyOf: (url: string) => string;
}

/** Timeouts, walls and refusals say nothing about where an address leads. */
const DECIDED: ReadonlySet<RedirectOutcome> = new Set<RedirectOutcome>(["ok", "redirected", "client-error"]);

function endsByStart({ redirects, pageUrl }: KnownEnds): Map<string, End> {
  const ends = new Map<string, End>();
  if (pageUrl !== null) {
    const url = withoutFragment(pageUrl);
    ends.set(url, { start: url, url, outcome: "ok" });
  }
  for (const { start, finalUrl, outcome } of redirects)
    if (DECIDED.has(outcome)) ends.set(start, { start, url: withoutFragment(finalUrl), outcome });
  return ends;
}

function finalsOf(ends: readonly End[]): GroupEnds["finals"] {
  const byEnd = new Map<string, End[]>();
  for (const end of ends) {
    const name = `${end.outcome === "client-error"} ${end.url}`;
    byEnd.set(name, [...(byEnd.get(name) ?? []), end]);
  }
  return [...byEnd.values()].map((same) => ({
    url: same[0]?.url ?? "",
    outcome: same[0]?.outcome ?? "ok",
    urls: same.map(({ start }) => start),
  }));
}

function verdictOf(finals: GroupEnds["finals"], keyOf: (url: string) => string): GroupEnds["verdict"] {
  // An address that is gone beside one that answers shows that what the rule drops matters.
  const pages = new Set(finals.map(({ url, outcome }) => (outcome === "client-error" ? "" : keyOf(url))));
  if (pages.size > 1) return "apart";
  return finals.length === 1 && !pages.has("") ? "confirmed" : "open";
}

/**
 * Says of each duplicate group what the redirects of its addresses say: `/p?ref=a`
 * and `/p?ref=b`, merged by a rule, that end at `/a` and `/b` -> apart; `/p` and
 * `/p?utm_source=x` that both end at `/product` -> confirmed; each a 200 -> open.
 */
export function withEnds(groups: readonly DuplicateGroup[], known: KnownEnds): DuplicateGroup[] {
  const byStart = endsByStart(known);
  return groups.map((group) => {
    const starts = new Set(group.urls.map(({ url }) => withoutFragment(url)));
    const ends = [...starts].flatMap((start) => byStart.get(start) ?? []);
    if (ends.length < 2) return group;
    const finals = finalsOf(ends);
    return { ...group, ends: { verdict: verdictOf(finals, known.keyOf), finals } };
  });
}

/** Names on each checked chain the group its start belongs to. */
export function withGroups(
  redirects: readonly CheckedRedirect[],
  groups: readonly DuplicateGroup[],
): CheckedRedirect[] {
  const groupOf = new Map(
    groups.flatMap(({ key, urls }) => urls.map(({ url }) => [withoutFragment(url), key] as const)),
  );
  return redirects.map((chain) => {
    const group = groupOf.get(chain.start);
    return group === undefined ? chain : { ...chain, group };
  });
}
