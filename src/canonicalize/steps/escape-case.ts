import type { AppliedRule } from "../../model/rule";
import type { UrlParts } from "../parts";
import { rewriteText } from "../rewrite";

const APPLIED: AppliedRule = { rule: "escape-case" };
const ESCAPE = /%[0-9A-Fa-f]{2}/g;
const LOWER_CASE_ESCAPE = /%(?:[a-f][0-9A-Fa-f]|[0-9A-F][a-f])/;

/**
 * Writes escapes in upper-case hex (RFC 3986 6.2.2.1).
 * `/caf%c3%a9` -> `/caf%C3%A9`
 */
export function escapeCase(parts: UrlParts): AppliedRule | null {
  return rewriteText(parts, upperCaseEscapes) ? APPLIED : null;
}

function upperCaseEscapes(text: string): string {
  return LOWER_CASE_ESCAPE.test(text) ? text.replace(ESCAPE, (found) => found.toUpperCase()) : text;
}
