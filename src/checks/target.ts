import { type Chain, chainsOf } from "./chain";
import type { CheckContext } from "./check";

/**
 * What is known of the canonical's address: from a look at it, or from the check
 * of a link that leads there; null where nobody asked.
 */
export function canonicalTarget(
  context: CheckContext,
): Pick<Chain, "start" | "hops" | "finalUrl" | "outcome"> | null {
  const { canonicalUrl, comparison, redirects, target } = context;
  if (target !== undefined) return target;
  if (canonicalUrl === null) return null;
  const checked = chainsOf({ observed: false, why: "no-request" }, redirects ?? []);
  return checked.find((chain) => comparison.same(chain.start, canonicalUrl)) ?? null;
}
