import { composePolicies, parsePolicy, parseSitePolicy, type SitePolicy } from "../canonicalize";
import type { BrokenPolicy } from "../model/audit";
import { DEFAULT_POLICY, type Policy } from "../model/policy";
import { registrableDomain } from "../resolve";

/** The site of a host; hosts without one (addresses, single labels) are their own. */
export const siteOfHost = (host: string): string => registrableDomain(host) ?? host;

/**
 * The site a policy is kept for; empty where the address has no host.
 * `https://www.shop.example.co.uk/a` -> `example.co.uk`, `http://127.0.0.1/` -> `127.0.0.1`
 */
export function siteOf(url: string): string {
  return URL.canParse(url) ? siteOfHost(new URL(url).hostname) : "";
}

/** The policies that hold for one site, and what of the kept ones could not be read. */
export interface PoliciesInForce {
  /** For all sites. */
  readonly all: Policy;
  /** What this site decides otherwise; null where it decides nothing. */
  readonly own: SitePolicy | null;
  /** Both together. */
  readonly policy: Policy;
  readonly broken: readonly BrokenPolicy[];
}

/**
 * Reads kept policies. One that cannot be read counts as not kept, and is named.
 * `{ all: undefined, site: { schema: 1, www: 3 } }` -> the default, broken: www of the site
 */
export function policiesInForce(kept: { readonly all: unknown; readonly site: unknown }): PoliciesInForce {
  const broken: BrokenPolicy[] = [];
  const all = kept.all === undefined ? null : parsePolicy(kept.all);
  const site = kept.site === undefined ? null : parseSitePolicy(kept.site);
  if (all?.ok === false) broken.push({ of: "all", errors: all.errors });
  if (site?.ok === false) broken.push({ of: "site", errors: site.errors });
  const global = all?.ok === true ? all.policy : DEFAULT_POLICY;
  const own = site?.ok === true ? site.choices : null;
  return { all: global, own, policy: composePolicies(global, own), broken };
}
