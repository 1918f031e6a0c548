import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "userinfo" };

/**
 * Takes name and password out of the key: they say who asks, not for what (RFC 3986 3.2.1).
 * `https://me:secret@e.com/` -> `https://e.com/`
 */
export function userinfo(parts: UrlParts): AppliedRule | null {
  if (parts.userinfo === null) return null;
  parts.userinfo = null;
  return APPLIED;
}
