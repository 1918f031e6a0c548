/** Where a parameter of a query stands; filled in place, so that reading costs no object. */
export interface FoundParameter {
  start: number;
  /** Where it ends: at `&` or with the query. */
  end: number;
  /** Where its name ends: at the first `=`, or with the parameter. */
  nameEnd: number;
  /** The name holds a character that may have to be decoded. */
  looseName: boolean;
  /** Not written as form bytes: a character to recode, or no `=`. */
  loose: boolean;
}

const PLAIN = 0;
const LOOSE = 1;
const SEPARATOR = 2;
const EQUALS = 3;
const KINDS = new Uint8Array(128).fill(LOOSE);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~+") {
  KINDS[character.charCodeAt(0)] = PLAIN;
}
KINDS["&".charCodeAt(0)] = SEPARATOR;
KINDS["=".charCodeAt(0)] = EQUALS;

/**
 * Finds the end of the parameter that begins at `start` (WHATWG URL 5.1) in a query
 * that ends at `limit`; the text is ASCII, as URLs are serialised.
 * `("a=1&b", 0, 5)` -> end 3, nameEnd 1, not loose
 */
export function findParameter(text: string, start: number, limit: number, found: FoundParameter): void {
  let nameEnd = -1;
  let looseName = false;
  let loose = false;
  let at = start;
  for (; at < limit; at++) {
    const kind = KINDS[text.charCodeAt(at)];
    if (kind === PLAIN) continue;
    if (kind === SEPARATOR) break;
    if (kind === EQUALS && nameEnd === -1) {
      nameEnd = at;
      looseName = loose;
    } else loose = true;
  }
  found.start = start;
  found.end = at;
  found.nameEnd = nameEnd === -1 ? at : nameEnd;
  found.looseName = nameEnd === -1 ? loose : looseName;
  found.loose = loose || nameEnd === -1;
}
