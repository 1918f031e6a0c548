import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "double-slash" };

/**
 * Collapses runs of slashes in the path (policy; some servers do).
 * `/a//b///c` -> `/a/b/c`
 */
export function doubleSlash(parts: UrlParts): AppliedRule | null {
  if (!parts.path.includes("//")) return null;
  parts.path = parts.path.replace(/\/{2,}/g, "/");
  return APPLIED;
}
