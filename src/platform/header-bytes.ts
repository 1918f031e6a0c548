import type { WebRequest } from "webextension-polyfill";
import { isFirefox } from "./browser-name";

const isPlain = (value: string): boolean => /^[\x20-\x7e\t]*$/.test(value);

/**
 * Headers with the bytes of what is not plain ASCII. Chromium gives them where they are
 * no UTF-8; Firefox hands over one character a byte, which looks like text and is none:
 * "Ã©" may be é in UTF-8, and a lone "é" is a byte that no UTF-8 has.
 */
export function withBytes(headers: WebRequest.HttpHeaders): WebRequest.HttpHeaders {
  if (!isFirefox) return headers;
  return headers.map((header) => {
    const { name, value = "" } = header;
    if (isPlain(value)) return header;
    return { name, binaryValue: Array.from(value, (character) => character.charCodeAt(0)) };
  }) as WebRequest.HttpHeaders;
}
