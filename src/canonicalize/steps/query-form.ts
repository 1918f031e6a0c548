import { escapeByte, escapedByte, isUnreserved } from "../characters";

const PERCENT = 0x25;
const PLUS = 0x2b;
const EQUALS = 0x3d;
const SPACE = 0x20;

/**
 * Writes one query parameter as form bytes (WHATWG URL 5.2, on bytes instead of
 * characters): `a` as `a=`, space as `+`, a lone `%` as `%25`, a byte that is no
 * UTF-8 as the byte it was. Empty parameters are dropped before.
 * `q=a%20b/c` -> `q=a+b%2Fc`, `%E9` -> `%E9=`; the parameter stands from `start` to `end`
 */
export function recodeParameter(text: string, start: number, end: number): string {
  let recoded = "";
  let copied = start;
  let separated = false;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (isUnreserved(code) || code === PLUS) continue;
    if (code === EQUALS && !separated) {
      separated = true;
      continue;
    }
    const escaped = code === PERCENT ? escapedByte(text, at) : -1;
    const next = escaped < 0 ? at + 1 : at + 3;
    const written = formByte(escaped < 0 ? code : escaped);
    // An escape that is written as it must be needs no copying.
    if (next - at !== written.length || code !== PERCENT) {
      recoded += text.slice(copied, at) + written;
      copied = next;
    }
    at = next - 1;
  }
  const whole = recoded + text.slice(copied, end);
  return separated ? whole : `${whole}=`;
}

function formByte(byte: number): string {
  if (byte === SPACE) return "+";
  return isUnreserved(byte) ? String.fromCharCode(byte) : escapeByte(byte);
}
