import type { AuditReport, CheckedRedirect } from "../../model/report";
import { chosenHosts } from "../../redirects/link-check/hosts";
import { once } from "../once";

/** What can be checked of a page, and what a check left over. */
export const choicesOf = once((report: AuditReport) => ({
  inScope: chosenHosts(report.links, { kind: "in-scope" }),
  external: chosenHosts(report.links, { kind: "external" }),
  leftOver: leftOver(report.redirects),
}));

/** Chains that ended early for a reason, most links first. */
export interface LeftOver {
  readonly why: string;
  readonly outcome: CheckedRedirect["outcome"];
  readonly chains: readonly CheckedRedirect[];
}

function leftOver(redirects: readonly CheckedRedirect[]): LeftOver[] {
  const byReason = new Map<string, CheckedRedirect[]>();
  for (const chain of redirects) {
    const ended = chain.outcome === "skipped" || chain.outcome === "partial";
    if (!ended || chain.skipped === undefined) continue;
    byReason.set(chain.skipped, [...(byReason.get(chain.skipped) ?? []), chain]);
  }
  return [...byReason]
    .map(([why, chains]) => ({ why, outcome: chains[0]?.outcome ?? "skipped", chains }))
    .sort((one, other) => other.chains.length - one.chains.length);
}

/** The hosts at which chains of a kind stopped. */
export function stoppedAt(chains: readonly CheckedRedirect[]): string[] {
  const urls = chains.map(({ finalUrl }) => finalUrl).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).hostname))];
}
