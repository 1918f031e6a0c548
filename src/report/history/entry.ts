import { canonicalize } from "../../canonicalize";
import { parameterInventory } from "../../group";
import type { AuditRecord } from "../../model/audit";
import type { HistoryEntry } from "../../model/history";
import { DEFAULT_POLICY, type Policy } from "../../model/policy";
import type { AuditReport } from "../../model/report";
import { siteOf } from "../site-policy";

/** Names remembered of one audit; pages that have more make them up. */
const MOST_PARAMETERS = 200;

/** A longer name is nobody's parameter, and would fill the store. */
const LONGEST_NAME = 100;

/**
 * The rules by which an audit tells pages apart, as far as they differ from the default:
 * numbers of two audits compare only where these are equal.
 * `{ ...DEFAULT_POLICY, www: true }` -> `{"www":true}`
 */
export function rulesOf(policy: Policy): string {
  const chosen = Object.entries(policy)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(DEFAULT_POLICY[name as keyof Policy]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return chosen.length === 0 ? "" : JSON.stringify(Object.fromEntries(chosen));
}

/** The parameters are counted here where the report was made without them. */
type Judged = Omit<AuditReport, "parameters"> & Partial<Pick<AuditReport, "parameters">>;

/**
 * What history remembers of an audit (URL guide, "Where This Plugs In": count duplicates
 * and the parameter names). Null for a page without a host, which has no site.
 * the demo shop's window -> site `shop.localhost`, its totals, `utm_source` on 2 links
 */
export function historyEntry(
  { snapshot }: Pick<AuditRecord, "snapshot">,
  { page, policy, totals, links, generatedAt, parameters: counted }: Judged,
): HistoryEntry | null {
  const site = siteOf(page.url);
  const keyed = canonicalize(page.url, policy);
  if (site === "" || !keyed.ok) return null;
  const all = counted ?? parameterInventory(links, policy);
  const parameters = all.filter(({ name }) => name.length <= LONGEST_NAME).slice(0, MOST_PARAMETERS);
  return {
    id: `${snapshot.timeOrigin} ${keyed.key}`,
    site,
    page: keyed.key,
    at: Date.parse(generatedAt),
    rules: rulesOf(policy),
    totals,
    parameters: parameters.map(({ name, links: count, tracking }) => ({ name, links: count, tracking })),
    parametersCut: parameters.length < all.length,
  };
}
