import type { AppliedRule } from "../../model/rule";
import type { Origin } from "../origin";

const APPLIED: AppliedRule = { rule: "www" };
const PREFIX = "www.";

/**
 * Takes `www.` off the host, where a name with a dot is left (policy).
 * `www.e.com` -> `e.com`; `www.com` stays, `www3288.com` too
 */
export function www(origin: Origin): AppliedRule | null {
  let start = 0;
  while (origin.host.startsWith(PREFIX, start) && leavesName(origin.host, start + PREFIX.length)) {
    start += PREFIX.length;
  }
  if (start === 0) return null;
  origin.host = origin.host.slice(start);
  return APPLIED;
}

function leavesName(host: string, start: number): boolean {
  return host.indexOf(".", start) > start && host.length > start;
}
