import type { CheckChoice, CheckTarget } from "../../model/check";
import type { ReportLink } from "../../model/link";
import { withoutFragment } from "../without-fragment";
import { sideEffectOf } from "./side-effects";

/** Links that lead to a web address, by the address without its fragment. */
function linksByUrl(links: readonly ReportLink[]): Map<string, ReportLink[]> {
  const byUrl = new Map<string, ReportLink[]>();
  for (const link of links) {
    if (link.url === null || link.outcome === "rejected") continue;
    const address = withoutFragment(link.url);
    const known = byUrl.get(address);
    if (known === undefined) byUrl.set(address, [link]);
    else known.push(link);
  }
  return byUrl;
}

/** Whether a link is among the chosen ones. */
export function chooses(choice: CheckChoice): (link: ReportLink) => boolean {
  if (choice.kind === "in-scope") return ({ outcome }) => outcome === "accepted";
  if (choice.kind === "external") return ({ outcome }) => outcome === "out-of-scope";
  const indexes = new Set(choice.indexes);
  return ({ index }) => indexes.has(index);
}

/**
 * The distinct URLs behind the chosen links, as the page wrote them and never as
 * keys, each with all links that lead there; links that may act when followed are
 * listed as skipped, unless the auditor confirmed them.
 */
export function checkTargets(links: readonly ReportLink[], choice: CheckChoice): CheckTarget[] {
  const isChosen = chooses(choice);
  const confirmed = choice.kind === "links" && choice.confirmed === true;
  return [...linksByUrl(links)]
    .filter(([, same]) => same.some(isChosen))
    .map(([url, same]) => ({
      url,
      links: same.map(({ index }) => index),
      ...(confirmed ? { skipped: null, confirmed } : { skipped: sideEffectOf(url) }),
    }));
}
