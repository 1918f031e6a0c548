const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A response header as either browser hands it over. */
export interface RawHeader {
  readonly name: string;
  readonly value?: string | undefined;
  /** Chromium: the bytes, where they are not UTF-8. */
  readonly binaryValue?: unknown;
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

const percent = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;

/** Bytes to text as UTF-8; where they are not UTF-8, bytes outside ASCII as `%F6`, as browsers request them. */
function fromBytes(bytes: readonly number[]): string {
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return bytes.map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : percent(byte))).join("");
  }
}

/**
 * The text of a header: Chromium decodes UTF-8 and gives the bytes of what is none,
 * Firefox hands over one character a byte, which looks like text and is none: "Ã©" may
 * be é in UTF-8, and a lone "é" is a byte that no UTF-8 has.
 * "Ã©" (Firefox) -> "é"; "é" (Chromium) -> "é"; [0xf6] -> "%F6"
 */
export function headerText({ value = "", binaryValue }: RawHeader, firefox: boolean): string {
  if (Array.isArray(binaryValue)) return fromBytes(binaryValue.map((byte) => Number(byte) & 0xff));
  if (!firefox || isAscii(value)) return value;
  return fromBytes(Array.from(value, (character) => character.charCodeAt(0) & 0xff));
}
