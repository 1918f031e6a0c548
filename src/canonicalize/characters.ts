const UNRESERVED = new Uint8Array(256);
const HEX = new Uint8Array(256);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~") {
  UNRESERVED[character.charCodeAt(0)] = 1;
}
for (const character of "0123456789ABCDEFabcdef") HEX[character.charCodeAt(0)] = 1;

/** Letters, digits, `-`, `.`, `_`, `~` (RFC 3986 2.3); takes a byte. */
export function isUnreserved(code: number): boolean {
  return UNRESERVED[code] === 1;
}

/** True for `0`-`9`, `A`-`F`, `a`-`f`; false for NaN, as charCodeAt answers past the end. */
export function isHexDigit(code: number): boolean {
  return HEX[code] === 1;
}

/** `|` -> `%7C` (RFC 3986 2.1); takes an ASCII character. */
export function percentEncode(character: string): string {
  const hex = character.charCodeAt(0).toString(16).toUpperCase();
  return hex.length === 1 ? `%0${hex}` : `%${hex}`;
}
