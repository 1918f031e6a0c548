import type { CheckTarget } from "../../model/check";
import type { ReportLink } from "../../model/link";
import { sideEffectOf } from "./side-effects";

const withoutFragment = (url: string): string => url.split("#", 1)[0] as string;

/**
 * The distinct URLs behind the chosen links, as the page wrote them and never as
 * keys; links that may act when followed are listed as skipped.
 */
export function checkTargets(links: readonly ReportLink[]): CheckTarget[] {
  const byUrl = new Map<string, number[]>();
  for (const { url, outcome, index } of links) {
    if (url === null || outcome === "rejected") continue;
    const address = withoutFragment(url);
    const known = byUrl.get(address);
    if (known === undefined) byUrl.set(address, [index]);
    else known.push(index);
  }
  return [...byUrl].map(([url, indexes]) => ({ url, links: indexes, skipped: sideEffectOf(url) }));
}
