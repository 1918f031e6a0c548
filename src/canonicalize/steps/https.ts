import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "https" };

/**
 * Counts http and https as one (policy; many sites serve both). Port 443 goes with
 * it: under https it is the default port (RFC 9110 4.2.2).
 * `http://e.com/` -> `https://e.com/`
 */
export function https(parts: UrlParts): AppliedRule | null {
  if (parts.scheme === "https") return null;
  parts.scheme = "https";
  if (parts.port === "443") parts.port = "";
  return APPLIED;
}
