import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "trailing-slash" };

/**
 * Takes one slash off the end of the path (policy). The root stays, and so does
 * `//`: an empty segment is the business of another rule.
 * `/product/42/` -> `/product/42`
 */
export function trailingSlash(parts: UrlParts): AppliedRule | null {
  const { path } = parts;
  if (path.length === 1 || !path.endsWith("/") || path.endsWith("//")) return null;
  parts.path = path.slice(0, -1);
  return APPLIED;
}
