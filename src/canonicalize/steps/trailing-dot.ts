import type { AppliedRule } from "../../model/rule";
import type { Origin } from "../origin";

const APPLIED: AppliedRule = { rule: "trailing-dot" };

/**
 * Drops the dot of the DNS root from the host (RFC 1034 3.1).
 * `https://e.com./` -> `https://e.com/`
 *
 * Two dots are no host name: they stay, or the key of the key would be another.
 */
export function trailingDot(origin: Origin): AppliedRule | null {
  const { host } = origin;
  if (!host.endsWith(".") || host.length === 1 || host.endsWith("..")) return null;
  origin.host = host.slice(0, -1);
  return APPLIED;
}
