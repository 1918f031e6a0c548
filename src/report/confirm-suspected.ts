import type { SuspectedDuplicate } from "../model/group";
import type { CheckedRedirect } from "../model/report";

/** Marks suspicions that redirects confirm: `/tea` that redirects to `/tea/` makes the two one. */
export function confirmSuspected(
  suspected: readonly SuspectedDuplicate[],
  redirects: readonly CheckedRedirect[],
  keyOf: (url: string) => string,
): SuspectedDuplicate[] {
  if (redirects.length === 0) return [...suspected];
  const byKey = new Map<string, CheckedRedirect[]>();
  for (const chain of redirects) {
    if (chain.outcome !== "redirected") continue;
    const key = keyOf(chain.start);
    byKey.set(key, [...(byKey.get(key) ?? []), chain]);
  }
  return suspected.map((one) => {
    const confirmed = confirmation(
      one.keys,
      one.keys.flatMap((key) => byKey.get(key) ?? []),
      keyOf,
    );
    return confirmed === null ? one : { ...one, confirmed };
  });
}

/** The first address at which two of the keys meet. */
function confirmation(
  keys: readonly string[],
  chains: readonly CheckedRedirect[],
  keyOf: (url: string) => string,
): NonNullable<SuspectedDuplicate["confirmed"]> | null {
  const ends = new Map<string, string[]>();
  for (const { start, finalUrl } of chains) ends.set(finalUrl, [...(ends.get(finalUrl) ?? []), start]);
  for (const [finalUrl, starts] of ends) {
    const met = new Set([...starts, finalUrl].map(keyOf).filter((key) => keys.includes(key)));
    if (met.size > 1) return { finalUrl, starts };
  }
  return null;
}
