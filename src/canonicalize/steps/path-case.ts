import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "path-case" };
const ESCAPE_OR_LETTERS = /%[0-9A-F]{2}|[A-Z]+/g;

/**
 * Writes the path in lower case, escapes apart (policy; for servers that do not
 * tell `/Product` from `/product`).
 * `/Caf%C3%A9` -> `/caf%C3%A9`
 */
export function pathCase(parts: UrlParts): AppliedRule | null {
  const lower = parts.path.replace(ESCAPE_OR_LETTERS, (found) =>
    found.startsWith("%") ? found : found.toLowerCase(),
  );
  if (lower === parts.path) return null;
  parts.path = lower;
  return APPLIED;
}
