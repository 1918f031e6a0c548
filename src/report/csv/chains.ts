import type { ReportLink } from "../../model/link";
import type { Hop, RedirectChain, RedirectOutcome } from "../../model/navigation";
import type { AuditReport } from "../../model/report";
import { lastSentOn } from "../../redirects/sent-on";

/** A chain with what led into it: the page's own navigation or a link. */
export interface Chain {
  readonly kind: "Page" | "Link";
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Why it was not asked, or what the browser said of the failure. */
  readonly skipped: string;
  readonly links: number;
  /** As the tables count them, from 1. */
  readonly linkNumbers: string;
  /** Key of the duplicate group it belongs to; empty where there is none. */
  readonly group: string;
  readonly firstLink: ReportLink | null;
}

/** The chain behind a page. */
export const pageChain = (navigation: RedirectChain): Chain => ({
  ...navigation,
  kind: "Page",
  skipped: navigation.partial ?? navigation.error ?? "",
  links: 0,
  linkNumbers: "",
  group: "",
  firstLink: null,
});

/** The page's own chain first, where it was observed, then one for each checked link address. */
export function chainsOf(report: AuditReport): Chain[] {
  const { navigation } = report;
  const byIndex = new Map(report.links.map((link) => [link.index, link]));
  const page = navigation.observed ? [pageChain(navigation)] : [];
  const links = report.redirects.map(
    (checked): Chain => ({
      kind: "Link",
      start: checked.start,
      hops: checked.hops,
      finalUrl: checked.finalUrl,
      outcome: checked.outcome,
      skipped: checked.skipped ?? checked.error ?? "",
      links: checked.links.length,
      linkNumbers: checked.links.map((index) => index + 1).join(", "),
      group: checked.group ?? "",
      firstLink: byIndex.get(checked.links[0] ?? -1) ?? null,
    }),
  );
  return [...page, ...links];
}

/** Where hop `i` sent on to; empty where it did not. */
export function sentTo({ hops, finalUrl, outcome }: Chain, i: number): string {
  if (i < hops.length - 1) return hops[i + 1]?.url ?? "";
  return lastSentOn({ hops, outcome }) ? finalUrl : "";
}
