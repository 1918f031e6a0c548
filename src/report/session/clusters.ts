import { createComparison, siteFrom } from "../../checks/address-comparison";
import type { Policy } from "../../model/policy";
import type { CanonicalCluster, SessionCanonical } from "../../model/session";
import { siteOfHost } from "../site-policy";

/**
 * Pages whose canonicals end at one address, largest first; a page that only names itself is no cluster.
 * `/a`, `/b` name `/p` -> `{ end: "/p", pages: [/a, /b] }`, with `/p` where it is in the session
 */
export function canonicalClusters(
  canonicals: readonly SessionCanonical[],
  policy: Policy,
): CanonicalCluster[] {
  const { keyOf } = createComparison(policy, siteFrom(siteOfHost));
  const audited = new Set(canonicals.map(({ page }) => keyOf(page)));
  const clusters = new Map<string, { readonly end: string; readonly pages: SessionCanonical[] }>();
  for (const one of canonicals) {
    if (one.end === null) continue;
    const key = keyOf(one.end);
    const cluster = clusters.get(key) ?? { end: one.end, pages: [] };
    cluster.pages.push(one);
    clusters.set(key, cluster);
  }
  return [...clusters]
    .filter(([, { pages }]) => pages.some(({ kind }) => kind !== "self"))
    .map(([key, cluster]) => ({ ...cluster, audited: audited.has(key) }))
    .sort((one, other) => other.pages.length - one.pages.length || (one.end < other.end ? -1 : 1));
}
