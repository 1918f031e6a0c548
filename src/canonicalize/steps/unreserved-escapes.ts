import { escapedByte, isHexDigit, isUnreserved } from "../characters";

const PERCENT = 0x25;

/**
 * Decodes escapes of unreserved characters, in one pass (RFC 3986 6.2.2.2).
 * `/%7Euser` -> `/~user`; `/a%2Fb` stays: decoding a reserved character changes meaning.
 *
 * An escape that stands for a hex digit stays after a lone `%`, and after a lone
 * `%` with one hex digit: `/%%34%31` would become `/%41`, and that `/A` next time.
 */
export function unreservedEscapes(text: string): string {
  let decoded = "";
  let copied = 0;
  /** Hex digits that would still complete the last lone `%` to an escape. */
  let missing = 0;
  let at = nextEscape(text, 0);
  while (at < text.length) {
    const byte = escapedByte(text, at);
    const character = byte < 0 ? text.charCodeAt(at) : byte;
    const completes = missing > 0 && isHexDigit(character);
    if (byte >= 0 && isUnreserved(byte) && !completes) {
      decoded += text.slice(copied, at) + String.fromCharCode(byte);
      copied = at + 3;
    }
    missing = completes ? missing - 1 : byte < 0 && character === PERCENT ? 2 : 0;
    at += byte < 0 ? 1 : 3;
    if (missing === 0) at = nextEscape(text, at);
  }
  return decoded + text.slice(copied);
}

function nextEscape(text: string, from: number): number {
  const at = text.indexOf("%", from);
  return at === -1 ? text.length : at;
}
