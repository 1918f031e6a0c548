import type { Totals } from "../model/group";
import type { ReportLink } from "../model/link";
import { distinctAddresses, membersOf, type Pages } from "./pages";

/**
 * Counts links, distinct URLs and distinct keys; only accepted links have a page to
 * count, and fragments do not make pages.
 * links `/a`, `/a#b`, `/a?utm_source=x` -> distinctRaw 3, distinctUrls 2, distinctKeys 1, duplicates 1
 */
export function countTotals(links: readonly ReportLink[], pages: Pages): Totals {
  let accepted = 0;
  let outOfScope = 0;
  for (const { outcome } of links) {
    if (outcome === "accepted") accepted++;
    else if (outcome === "out-of-scope") outOfScope++;
  }
  const { distinctRaw, distinctUrls, distinctKeys } = countPages(pages);
  return {
    links: links.length,
    accepted,
    outOfScope,
    rejected: links.length - accepted - outOfScope,
    distinctRaw,
    distinctUrls,
    distinctKeys,
    duplicates: distinctUrls - distinctKeys,
    repeatedLinks: accepted - distinctUrls,
  };
}

/** How many addresses and how many pages links name; the audited page itself counts where one names it. */
export function countPages(pages: Pages): Pick<Totals, "distinctRaw" | "distinctUrls" | "distinctKeys"> {
  let distinctRaw = 0;
  let distinctUrls = 0;
  let distinctKeys = 0;
  for (const [key, page] of pages) {
    const linked = membersOf(page).filter(({ links }) => links.length > 0);
    if (linked.length === 0) continue;
    distinctRaw += linked.length;
    distinctUrls += distinctAddresses(linked, key);
    distinctKeys++;
  }
  return { distinctRaw, distinctUrls, distinctKeys };
}
