import type { ReportLink } from "../model/link";
import type { Totals } from "../model/report";
import { withoutFragment } from "./page-identity";

/**
 * Counts links, distinct URLs and distinct keys; only accepted links have a page to
 * count, and fragments do not make pages.
 * links `/a`, `/a#b`, `/a?utm_source=x` -> distinctRaw 3, distinctUrls 2, distinctKeys 1, duplicates 1
 */
export function countTotals(links: readonly ReportLink[]): Totals {
  const raw = new Set<string>();
  const urls = new Set<string>();
  const keys = new Set<string>();
  let accepted = 0;
  let outOfScope = 0;
  for (const { outcome, url, key } of links) {
    if (outcome === "out-of-scope") outOfScope++;
    if (outcome !== "accepted") continue;
    accepted++;
    if (url === null || key === undefined) continue;
    raw.add(url);
    urls.add(withoutFragment(url, key));
    keys.add(key);
  }
  return {
    links: links.length,
    accepted,
    outOfScope,
    rejected: links.length - accepted - outOfScope,
    distinctRaw: raw.size,
    distinctUrls: urls.size,
    distinctKeys: keys.size,
    duplicates: urls.size - keys.size,
    repeatedLinks: accepted - urls.size,
  };
}
