import type { AppliedRule } from "../../model/rule";
import { escapeByte } from "../characters";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "forbidden-characters" };
const IN_PATH = flags("|^[]");
const IN_QUERY = flags("|^[]{}\\`");

/**
 * Encodes what RFC 3986 3.3 and 3.4 forbid but URL parsers leave, each engine
 * something else: without it `/a|b` has two keys in three browsers.
 * `/a|b?c={1}` -> `/a%7Cb?c=%7B1%7D`
 */
export function forbiddenCharacters(parts: UrlParts): AppliedRule | null {
  const { path, query, fragment } = parts;
  parts.path = encode(path, IN_PATH);
  if (query !== null) parts.query = encode(query, IN_QUERY);
  if (fragment !== null) parts.fragment = encode(fragment, IN_QUERY);
  const changed = parts.path !== path || parts.query !== query || parts.fragment !== fragment;
  return changed ? APPLIED : null;
}

function encode(text: string, forbidden: Uint8Array): string {
  let encoded = "";
  let copied = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (forbidden[code] !== 1) continue;
    encoded += text.slice(copied, at) + escapeByte(code);
    copied = at + 1;
  }
  return copied === 0 ? text : encoded + text.slice(copied);
}

function flags(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
