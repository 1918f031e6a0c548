import { createCanonicalizer } from "../../canonicalize";
import { countPages, pagesByKey } from "../../group";
import type { Totals } from "../../model/group";
import { DEFAULT_POLICY } from "../../model/policy";
import type { CheckedPage, SessionReport, SessionState, SessionTotals } from "../../model/session";
import { sessionCanonicals } from "./canonicals";
import { canonicalClusters } from "./clusters";
import { sessionGroups } from "./groups";
import { sessionParameters } from "./parameters";
import { sessionRedirects } from "./redirects";
import { sessionRows } from "./rows";

/** Links are counted page by page; addresses and pages once for all of them. */
function totalsOf(
  pages: readonly CheckedPage[],
  counted: Pick<Totals, "distinctRaw" | "distinctUrls" | "distinctKeys">,
): SessionTotals {
  const sum = (count: (totals: Totals) => number) =>
    pages.reduce((total, { totals }) => total + count(totals), 0);
  const accepted = sum((totals) => totals.accepted);
  return {
    pages: pages.length,
    links: sum((totals) => totals.links),
    accepted,
    outOfScope: sum((totals) => totals.outOfScope),
    rejected: sum((totals) => totals.rejected),
    ...counted,
    duplicates: counted.distinctUrls - counted.distinctKeys,
    repeatedLinks: accepted - counted.distinctUrls,
  };
}

/**
 * The audits of a session as one report, counted as a single page is (DESIGN, "Counting"),
 * all under the policy of the newest audit.
 * `/a` links `/p`, `/b` links `/p?utm_source=x` -> distinctUrls 2, distinctKeys 1, duplicates 1
 */
export function combineSession(
  { site, startedAt, leftOut }: Pick<SessionState, "site" | "startedAt" | "leftOut">,
  kept: readonly CheckedPage[],
): SessionReport {
  const pages = [...kept].sort((one, other) => one.at - other.at);
  const newest = pages.at(-1);
  const policy = newest?.policy ?? DEFAULT_POLICY;
  const canonicalize = createCanonicalizer(policy);
  const rows = sessionRows(pages, canonicalize);
  const byKey = pagesByKey(
    rows,
    pages.map(({ url }) => url),
    canonicalize,
  );
  const canonicals = sessionCanonicals(pages, policy);
  return {
    schema: 1,
    kind: "session",
    site,
    startedAt: new Date(startedAt).toISOString(),
    generatedAt: new Date(newest?.at ?? startedAt).toISOString(),
    policy,
    totals: totalsOf(pages, countPages(byKey)),
    leftOut,
    pages,
    groups: sessionGroups(byKey, rows),
    canonicals,
    clusters: canonicalClusters(canonicals, policy),
    redirects: sessionRedirects(pages),
    parameters: sessionParameters(rows, policy),
  };
}
