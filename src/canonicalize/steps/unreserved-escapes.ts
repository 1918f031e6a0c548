import type { AppliedRule } from "../../model/rule";
import { escapedByte, isHexDigit, isUnreserved } from "../characters";
import type { UrlParts } from "../parts";
import { rewriteText } from "../rewrite";

const APPLIED: AppliedRule = { rule: "unreserved-escapes" };
/** `-` `.` digits, letters, `_`, `~`, in upper-case hex as escape-case leaves it. */
const UNRESERVED_ESCAPE = /%(?:2[DE]|3[0-9]|4[1-9A-F]|5[0-9AF]|6[1-9A-F]|7[0-9AE])/;

/**
 * Decodes escapes of unreserved characters, in one pass (RFC 3986 6.2.2.2).
 * `/%7Euser` -> `/~user`; `/a%2Fb` stays: decoding a reserved character changes meaning.
 *
 * An escape that stands for a hex digit stays after a lone `%`, and after a lone
 * `%` with one hex digit: `/%%34%31` would become `/%41`, and that `/A` next time.
 */
export function unreservedEscapes(parts: UrlParts): AppliedRule | null {
  return rewriteText(parts, decodeUnreserved) ? APPLIED : null;
}

function decodeUnreserved(text: string): string {
  if (!UNRESERVED_ESCAPE.test(text)) return text;
  let decoded = "";
  let copied = 0;
  /** Hex digits that would still complete the last lone `%` to an escape. */
  let missing = 0;
  let at = text.indexOf("%");
  while (at < text.length) {
    const byte = escapedByte(text, at);
    const character = byte < 0 ? text.charCodeAt(at) : byte;
    const completes = missing > 0 && isHexDigit(character);
    if (byte >= 0 && isUnreserved(byte) && !completes) {
      decoded += text.slice(copied, at) + String.fromCharCode(byte);
      copied = at + 3;
    }
    missing = completes ? missing - 1 : byte < 0 && character === 0x25 ? 2 : 0;
    at += byte < 0 ? 1 : 3;
    if (missing === 0) at = nextEscape(text, at);
  }
  return decoded + text.slice(copied);
}

function nextEscape(text: string, from: number): number {
  const at = text.indexOf("%", from);
  return at === -1 ? text.length : at;
}
