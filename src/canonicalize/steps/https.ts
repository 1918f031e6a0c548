import type { AppliedRule } from "../../model/rule";
import type { Origin } from "../origin";

const APPLIED: AppliedRule = { rule: "https" };

/**
 * Counts http and https as one (policy; many sites serve both). Port 443 goes with
 * it: under https it is the default port (RFC 9110 4.2.2).
 * `http://e.com/` -> `https://e.com/`
 */
export function https(origin: Origin): AppliedRule | null {
  if (origin.scheme === "https") return null;
  origin.scheme = "https";
  if (origin.port === "443") origin.port = "";
  return APPLIED;
}
