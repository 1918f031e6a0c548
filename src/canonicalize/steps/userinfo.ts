import type { AppliedRule } from "../../model/rule";
import type { Origin } from "../origin";

const APPLIED: AppliedRule = { rule: "userinfo" };

/**
 * Takes name and password out of the key: they say who asks, not for what (RFC 3986 3.2.1).
 * `https://me:secret@e.com/` -> `https://e.com/`
 */
export function userinfo(origin: Origin): AppliedRule | null {
  if (origin.userinfo === null) return null;
  origin.userinfo = null;
  return APPLIED;
}
