import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "empty-query" };

/**
 * Drops a question mark with nothing behind it.
 * `https://e.com/a?` -> `https://e.com/a`
 */
export function emptyQuery(parts: UrlParts): AppliedRule | null {
  if (parts.query !== "") return null;
  parts.query = null;
  return APPLIED;
}
