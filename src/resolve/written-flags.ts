import type { LinkFlag } from "../model/link";
import { hasControlCharacter } from "./control-character";

const INNER_WHITESPACE = /[\t\n\f\r ]/;
const NON_ASCII = /[\x80-\uFFFF]/;
const ODD = /[^\x21-\x5B\x5D-\x7E]/;
const NONE: readonly LinkFlag[] = [];

/**
 * The oddities of an href as written.
 * `" //e.com/a b"` -> `["surrounding-whitespace", "inner-whitespace", "protocol-relative"]`
 */
export function writtenFlags(rawHref: string, baseScheme: string): readonly LinkFlag[] {
  if (rawHref === "") return ["empty"];
  const odd = ODD.test(rawHref);
  const trimmed = odd ? trimEnds(rawHref) : rawHref;
  const first = trimmed.charCodeAt(0);
  const isRelative = first === 0x2f || first === 0x5c || first === 0x23;
  if (!odd && !isRelative && !startsWithScheme(trimmed, baseScheme)) return NONE;
  const flags: LinkFlag[] = odd ? characterFlags(rawHref, trimmed) : [];
  if (first === 0x23) flags.push("fragment-only");
  if (/^[/\\]{2}/.test(trimmed)) flags.push("protocol-relative");
  if (isSchemeRelative(trimmed, baseScheme)) flags.push("scheme-relative");
  return flags;
}

/** `https:x` under an https base: resolved like `x` (WHATWG URL 4.4, special relative state). */
function isSchemeRelative(trimmed: string, baseScheme: string): boolean {
  return startsWithScheme(trimmed, baseScheme) && !/^[/\\]{2}/.test(trimmed.slice(baseScheme.length + 1));
}

function startsWithScheme(trimmed: string, scheme: string): boolean {
  return (
    trimmed.charCodeAt(scheme.length) === 0x3a && trimmed.slice(0, scheme.length).toLowerCase() === scheme
  );
}

/** As the URL parser does first (WHATWG URL 4.4): C0 controls and space go. */
function trimEnds(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start++;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--;
  return text.slice(start, end);
}

function characterFlags(rawHref: string, trimmed: string): LinkFlag[] {
  const flags: LinkFlag[] = [];
  if (trimmed === "") flags.push("empty");
  if (trimmed.length < rawHref.length) flags.push("surrounding-whitespace");
  if (INNER_WHITESPACE.test(trimmed)) flags.push("inner-whitespace");
  if (trimmed.includes("\\")) flags.push("backslash");
  if (hasControlCharacter(trimmed)) flags.push("control-character");
  if (NON_ASCII.test(trimmed)) flags.push("non-ascii");
  return flags;
}
