import { DEFAULT_POLICY, type Policy } from "../model/policy";

/** What one site decides otherwise; a field left out is decided by the global policy. */
export type SitePolicy = Partial<Omit<Policy, "schema">>;

const FIELDS = Object.keys(DEFAULT_POLICY) as (keyof Policy)[];

/**
 * The policy of one site: the global one, with the site's own choices over it. A list
 * is one choice: the site's stands in the place of the global one, so that it can also
 * take a name back.
 * `({ www: true, drop: ["a"] }, { drop: ["b"] })` -> `{ www: true, drop: ["b"] }`
 */
export function composePolicies(global: Policy, site: SitePolicy | null): Policy {
  return site === null ? global : { ...global, ...site };
}

/**
 * What a site must decide itself to come to the wanted policy; null where that is nothing.
 * `(DEFAULT_POLICY, { ...DEFAULT_POLICY, www: true })` -> `{ www: true }`
 */
export function siteChoices(global: Policy, wanted: Policy): SitePolicy | null {
  const own = FIELDS.filter((field) => !same(global[field], wanted[field]));
  return own.length === 0 ? null : Object.fromEntries(own.map((field) => [field, wanted[field]]));
}

/** Whether two policies say the same. */
export function samePolicy(one: Policy, other: Policy): boolean {
  return siteChoices(one, other) === null;
}

const same = (one: Policy[keyof Policy], other: Policy[keyof Policy]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
