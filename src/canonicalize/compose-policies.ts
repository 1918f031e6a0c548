import type { Policy } from "../model/policy";

/** What one site decides otherwise; a field left out is decided by the global policy. */
export type SitePolicy = Partial<Policy>;

/**
 * The policy of one site: the global one, with the site's own choices over it. The
 * lists `drop` and `keep` add up, and of two contradicting entries the site's counts.
 * `({ drop: ["a"], keep: ["b"] }, { drop: ["b"] })` -> `{ drop: ["a", "b"], keep: [] }`
 */
export function composePolicies(global: Policy, site: SitePolicy | null): Policy {
  if (site === null) return global;
  return {
    ...global,
    ...site,
    drop: addUp(global.drop, site.drop ?? [], site.keep ?? []),
    keep: addUp(global.keep, site.keep ?? [], site.drop ?? []),
  };
}

function addUp(
  global: readonly string[],
  site: readonly string[],
  contradicted: readonly string[],
): readonly string[] {
  const gone = new Set(contradicted.map((name) => name.toLowerCase()));
  const left = global.filter((name) => !gone.has(name.toLowerCase()));
  return [...new Set([...left, ...site])];
}
