import type { AppliedRule } from "../../model/rule";
import { percentEncode } from "../characters";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "forbidden-characters" };
const IN_PATH = /[|^[\]]/g;
const IN_QUERY = /[|^[\]{}\\`]/g;

/**
 * Encodes what RFC 3986 3.3 and 3.4 forbid but URL parsers leave, each engine
 * something else: without it `/a|b` has two keys in three browsers.
 * `/a|b?c={1}` -> `/a%7Cb?c=%7B1%7D`
 */
export function forbiddenCharacters(parts: UrlParts): AppliedRule | null {
  const { path, query, fragment } = parts;
  parts.path = path.replace(IN_PATH, percentEncode);
  if (query !== null) parts.query = query.replace(IN_QUERY, percentEncode);
  if (fragment !== null) parts.fragment = fragment.replace(IN_QUERY, percentEncode);
  const changed = parts.path !== path || parts.query !== query || parts.fragment !== fragment;
  return changed ? APPLIED : null;
}
