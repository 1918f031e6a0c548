import type { AppliedRule } from "../../model/rule";
import { isUnreserved, percentEncode } from "../characters";
import type { UrlParts } from "../parts";

const APPLIED: AppliedRule = { rule: "query-form" };

/** Anything but unreserved characters and `+`: to be looked at one by one. */
const TO_RECODE = /[^0-9A-Za-z\-._~+]/;
const RECODED = /%[0-9A-F]{2}|[^0-9A-Za-z\-._~+]/g;

/**
 * Writes the query as form bytes (WHATWG URL 5.2, on bytes instead of characters):
 * `a` as `a=`, no empty pairs, space as `+`, a lone `%` as `%25`, a byte that is no
 * UTF-8 as the byte it was.
 * `?q=a%20b/c&&%E9` -> `?q=a+b%2Fc&%E9=`
 */
export function queryForm(parts: UrlParts): AppliedRule | null {
  const { query } = parts;
  if (query === null) return null;
  const recoded = query.split("&").filter(isPair).map(recodeParameter).join("&");
  if (recoded === query) return null;
  parts.query = recoded === "" ? null : recoded;
  return APPLIED;
}

function isPair(parameter: string): boolean {
  return parameter !== "";
}

function recodeParameter(parameter: string): string {
  const equals = parameter.indexOf("=");
  if (equals === -1) return `${recode(parameter)}=`;
  const value = parameter.slice(equals + 1);
  if (!TO_RECODE.test(value)) {
    const name = parameter.slice(0, equals);
    return TO_RECODE.test(name) ? `${recode(name)}=${value}` : parameter;
  }
  return `${recode(parameter.slice(0, equals))}=${recode(value)}`;
}

function recode(text: string): string {
  return TO_RECODE.test(text) ? text.replace(RECODED, recodeOne) : text;
}

function recodeOne(found: string): string {
  if (found.length === 1) return percentEncode(found);
  if (found === "%20") return "+";
  const byte = Number.parseInt(found.slice(1), 16);
  return isUnreserved(byte) ? String.fromCharCode(byte) : found;
}
