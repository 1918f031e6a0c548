const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A response header as either browser hands it over. */
export interface RawHeader {
  readonly name: string;
  readonly value?: string | undefined;
  /** Chromium: the bytes, where they are not UTF-8. */
  readonly binaryValue?: unknown;
}

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
 * The text of a header. Firefox hands over one character a byte, Chromium
 * decodes UTF-8 and gives the bytes of what is not.
 * "Ã©" (Firefox) -> "é"; "é" (Chromium) -> "é"; [0xf6] -> "%F6"
 */
export function headerText(header: RawHeader): string {
  if (Array.isArray(header.binaryValue))
    return fromBytes(header.binaryValue.map((byte) => Number(byte) & 0xff));
  const value = header.value ?? "";
  const bytes = Array.from(value, (character) => character.codePointAt(0) ?? 0);
  const isLatin1 = bytes.every((byte) => byte < 0x100);
  if (!isLatin1 || bytes.every((byte) => byte < 0x80)) return value;
  // A single é from Chromium is below U+0100 too, but alone it is not UTF-8.
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return value;
  }
}

/**
 * A header of Firefox, which hands over one character a byte, as the bytes it stands
 * for: "Ã©" may be é in UTF-8, and a lone "é" is a byte that no UTF-8 has.
 */
export function asBytes(header: RawHeader): RawHeader {
  const { name, value = "" } = header;
  if (/^[\x20-\x7e\t]*$/.test(value)) return header;
  return { name, binaryValue: Array.from(value, (character) => character.charCodeAt(0)) };
}
