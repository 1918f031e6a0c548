/** How far a parser looks for a declaration of the encoding (HTML 13.2.3.2). */
const PRESCAN_BYTES = 1_024;

const MARKS: readonly (readonly [label: string, bytes: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
];

export interface Decoded {
  readonly text: string;
  /** Name of the encoding, as the Encoding standard spells it. */
  readonly charset: string;
}

/**
 * Decodes HTML by the rules of HTML 13.2.3: byte order mark, then the header,
 * then a meta in the first kilobyte, then `fallback`, then windows-1252. Never throws.
 * (bytes of "é" in ISO-8859-1, "text/html; charset=latin1") -> { text: "é", charset: "windows-1252" }
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null, fallback?: string): Decoded {
  const labels = [
    markOf(bytes),
    /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1],
    prescan(bytes),
    fallback,
    "windows-1252",
  ];
  for (const label of labels) {
    const decoder = label === undefined ? null : decoderOf(label);
    if (decoder !== null) return { text: decoder.decode(bytes), charset: decoder.encoding };
  }
  throw new Error("windows-1252 is an encoding");
}

function markOf(bytes: Uint8Array): string | undefined {
  return MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0];
}

/** What a meta says of the encoding; one that could not have been read so means UTF-8 (HTML 13.2.3.2). */
function prescan(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN_BYTES));
  const tags = head.replace(/<!--[\s\S]*?(?:-->|$)/g, "").match(/<meta[\s/][^>]*/gi) ?? [];
  for (const tag of tags) {
    const label = /charset\s*=\s*["']?\s*([^\s"'/>;]+)/i.exec(tag)?.[1];
    if (label === undefined || decoderOf(label) === null) continue;
    return /^utf-?16/i.test(label) ? "utf-8" : label;
  }
  return undefined;
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
