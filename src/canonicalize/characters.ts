const UNRESERVED = new Uint8Array(256);
const NOT_HEX = -1000;
const HEX = new Int16Array(128).fill(NOT_HEX);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~") {
  UNRESERVED[character.charCodeAt(0)] = 1;
}
for (const character of "0123456789ABCDEFabcdef") {
  HEX[character.charCodeAt(0)] = Number.parseInt(character, 16);
}

/** Letters, digits, `-`, `.`, `_`, `~` (RFC 3986 2.3); takes a byte or an ASCII code. */
export function isUnreserved(code: number): boolean {
  return UNRESERVED[code] === 1;
}

/** The value of a hex digit; -1000 for any other code, and for NaN past the end. */
export function hexValue(code: number): number {
  return code < 128 ? (HEX[code] as number) : NOT_HEX;
}

/** Whether a code is `0`-`9`, `A`-`F` or `a`-`f`. */
export function isHexDigit(code: number): boolean {
  return hexValue(code) >= 0;
}

/** The byte of the escape at `at`; negative where none stands there. `("%41", 0)` -> 0x41 */
export function escapedByte(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x25) return NOT_HEX;
  return hexValue(text.charCodeAt(at + 1)) * 16 + hexValue(text.charCodeAt(at + 2));
}

const ESCAPES = Array.from({ length: 256 }, (_, byte) => {
  return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
});

/** The escape of a byte: `0x7c` -> `%7C` (RFC 3986 2.1). */
export function escapeByte(byte: number): string {
  return ESCAPES[byte] as string;
}
