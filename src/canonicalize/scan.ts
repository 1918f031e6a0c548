import { hexValue, isUnreserved } from "./characters";

/** What a look at path and query found to do. */
export const WORK = {
  lowerCaseEscape: 1,
  unreservedEscape: 2,
  forbiddenCharacter: 4,
  pathParameter: 8,
  query: 16,
  /** The URL parser would or might change something: dot segments, spaces, non-ASCII. */
  parse: 32,
  /** Userinfo, a trailing dot or `%` in the origin; not found by a scan of the text. */
  origin: 64,
} as const;

/** The first three are moved up by so many bits where they were found in the query. */
export const IN_QUERY = 8;

/** Filled in place, so that a look costs no object. */
export interface Scan {
  /** Bits of WORK. */
  work: number;
  /** Where the path begins. */
  path: number;
  /** Where `?` stands, or -1. */
  query: number;
  /** Where `#` stands, or the length of the URL. */
  end: number;
}

const ORDINARY = 0;
const FORBIDDEN = 1;
const SPECIAL = 2;
const TO_PARSE = 3;
const PATH_KINDS = kinds("|^[]", "%.;?#", '"<>`{} \\\x7f');
const QUERY_KINDS = kinds("|^[]{}\\`", "%#", "\"<>' \x7f");

/**
 * Looks through path and query once, from the slash at `start` to the fragment, for
 * everything there may be to do; with nothing found the key is the URL as it is.
 * `("https://e.com/a?b#c", 13)` -> work `query`, query 15, end 17
 */
export function scanText(url: string, start: number, scan: Scan): void {
  let work = 0;
  let query = -1;
  let kinds = PATH_KINDS;
  let shift = 0;
  let at = start + 1;
  for (; at < url.length; at++) {
    const code = url.charCodeAt(at);
    const kind = code < 128 ? kinds[code] : TO_PARSE;
    if (kind === ORDINARY) continue;
    if (kind === FORBIDDEN) work |= WORK.forbiddenCharacter << shift;
    else if (kind === TO_PARSE) {
      work |= WORK.parse;
      break;
    } else if (code === 0x25) work |= escapeWork(url, at, shift);
    else if (code === 0x3b) work |= WORK.pathParameter;
    else if (code === 0x2e) work |= url.charCodeAt(at - 1) === 0x2f ? WORK.parse : 0;
    else if (code === 0x3f) {
      work |= WORK.query;
      query = at;
      kinds = QUERY_KINDS;
      shift = IN_QUERY;
    } else break;
  }
  scan.work = work;
  scan.path = start;
  scan.query = query;
  scan.end = at;
}

function escapeWork(url: string, at: number, shift: number): number {
  const high = url.charCodeAt(at + 1);
  const low = url.charCodeAt(at + 2);
  const byte = hexValue(high) * 16 + hexValue(low);
  // A lone `%`: hexValue answers -1000.
  if (byte < 0) return 0;
  if (!isUnreserved(byte)) return high >= 0x61 || low >= 0x61 ? WORK.lowerCaseEscape << shift : 0;
  const work = WORK.unreservedEscape << shift;
  // `%2e` may be part of a dot segment.
  return byte === 0x2e && shift === 0 ? work | WORK.parse : work;
}

function kinds(forbidden: string, special: string, toParse: string): Uint8Array {
  const table = new Uint8Array(128).fill(TO_PARSE, 0, 0x20);
  for (const character of forbidden) table[character.charCodeAt(0)] = FORBIDDEN;
  for (const character of special) table[character.charCodeAt(0)] = SPECIAL;
  for (const character of toParse) table[character.charCodeAt(0)] = TO_PARSE;
  return table;
}
