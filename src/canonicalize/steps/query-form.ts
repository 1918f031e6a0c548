import { escapeByte, escapedByte, isUnreserved } from "../characters";

const PERCENT = 0x25;
const PLUS = 0x2b;
const EQUALS = 0x3d;
const SPACE = 0x20;
/** What the standard rules encode in a query anyway. */
const FORBIDDEN = new Uint8Array(128);
for (const character of "|^[]{}\\`") FORBIDDEN[character.charCodeAt(0)] = 1;

/**
 * Writes one query parameter as form bytes (WHATWG URL 5.2, on bytes instead of
 * characters): `a` as `a=`, space as `+`, a lone `%` as `%25`, a byte that is no UTF-8
 * as the byte it was. It does what the standard rules for escapes and characters do,
 * too; `look` tells whether it did more.
 * `q=a%20b/%7e` -> `q=a+b%2F~`, `%e9` -> `%E9=`
 */
export function recodeParameter(parameter: string, look: { recoded: boolean }): string {
  let written = "";
  let copied = 0;
  let separated = false;
  for (let at = 0; at < parameter.length; at++) {
    const code = parameter.charCodeAt(at);
    if (isUnreserved(code) || code === PLUS) continue;
    if (code === EQUALS && !separated) {
      separated = true;
      continue;
    }
    const escaped = code === PERCENT ? escapedByte(parameter, at) : -1;
    const next = escaped < 0 ? at + 1 : at + 3;
    const byte = escaped < 0 ? code : escaped;
    if (byte === SPACE || (escaped < 0 && FORBIDDEN[code] !== 1)) look.recoded = true;
    written += parameter.slice(copied, at) + formByte(byte);
    copied = next;
    at = next - 1;
  }
  if (!separated) look.recoded = true;
  return written + parameter.slice(copied) + (separated ? "" : "=");
}

function formByte(byte: number): string {
  if (byte === SPACE) return "+";
  return isUnreserved(byte) ? String.fromCharCode(byte) : escapeByte(byte);
}
