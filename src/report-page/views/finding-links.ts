import type { Finding } from "../../model/finding";
import type { ReportLink } from "../../model/link";

/** Where checks of links say which: "3 · 8 · and 5 more", counted from 1. */
const NUMBERS = "link numbers";

/**
 * The links a finding is about, by index: those it numbers, else those that lead to its
 * subject. Empty for a finding about the page.
 * evidence `link numbers`: `2 · 5 · and 18 more` -> `[1, 4]`
 */
export function linksOfFinding(finding: Finding, links: readonly ReportLink[]): number[] {
  const numbered = finding.evidence[NUMBERS];
  if (numbered !== undefined) {
    const listed = numbered.replace(/\d+ more$/, "").match(/\d+/g) ?? [];
    return listed.map((number) => Number(number) - 1);
  }
  return links.filter(({ url }) => url === finding.subject).map(({ index }) => index);
}
