import { type AddressRelation, createComparison } from "../../checks/address-comparison";
import type { AuditReport, CheckedRedirect } from "../../model/report";
import { countRedirects } from "../../redirects/sent-on";
import { siteOfHost } from "../../report/site-policy";
import { once } from "../once";

/** A checked link's chain as the table shows it. */
export interface RedirectRow {
  readonly chain: CheckedRedirect;
  /** "301 → 302 → 200", with a dash where no server answered. */
  readonly pattern: string;
  /** What the redirects change of the address; null where there are none. */
  readonly change: AddressRelation | null;
}

const patternOf = ({ hops }: CheckedRedirect): string => hops.map(({ status }) => status ?? "–").join(" → ");

/** The rows of a report, made once. */
export const redirectRows = once(({ redirects, policy }: AuditReport): RedirectRow[] => {
  const { relation } = createComparison(policy, siteOfHost);
  return redirects.map((chain) => ({
    chain,
    pattern: patternOf(chain),
    change: countRedirects(chain) === 0 ? null : relation(chain.start, chain.finalUrl),
  }));
});

export interface Pattern {
  readonly pattern: string;
  readonly links: number;
  readonly addresses: number;
}

/** The ways that several links go, those of most links first: "these 7 links all go 301, 302, 200". */
export const patternsOf = once((report: AuditReport): Pattern[] => {
  const known = new Map<string, { links: number; addresses: number }>();
  for (const { chain, pattern } of redirectRows(report)) {
    if (countRedirects(chain) === 0) continue;
    const { links, addresses } = known.get(pattern) ?? { links: 0, addresses: 0 };
    known.set(pattern, { links: links + chain.links.length, addresses: addresses + 1 });
  }
  return [...known]
    .map(([pattern, counts]) => ({ pattern, ...counts }))
    .sort((one, other) => other.links - one.links);
});
