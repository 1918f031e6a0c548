import type { Finding } from "../model/finding";
import type { CheckedRedirect } from "../model/report";

export interface PlacedFindings {
  readonly canonical: readonly Finding[];
  readonly chains: readonly CheckedRedirect[];
  /** All others: of links, and of the page's own redirects. */
  readonly page: readonly Finding[];
}

/** Puts each finding where it belongs, once: with the canonical, with its checked chain, or with the page. */
export function placeFindings(
  findings: readonly Finding[],
  checked: readonly CheckedRedirect[],
): PlacedFindings {
  const ofChain = new Map<string, Finding[]>(checked.map(({ start }) => [start, []]));
  const canonical: Finding[] = [];
  const page: Finding[] = [];
  for (const finding of findings) {
    const chain = finding.area === "redirect" ? ofChain.get(finding.subject) : undefined;
    if (finding.area === "canonical") canonical.push(finding);
    else (chain ?? page).push(finding);
  }
  const chains = checked.map((chain) => ({ ...chain, findings: ofChain.get(chain.start) ?? [] }));
  return { canonical, chains, page };
}
