const HOST_CHARACTER = new Uint8Array(128);
for (const character of "abcdefghijklmnopqrstuvwxyz0123456789-") {
  HOST_CHARACTER[character.charCodeAt(0)] = 1;
}

const DOT = 0x2e;
const HYPHEN = 0x2d;
const LONGEST_HOST = 253;

/**
 * Where the path begins of a URL whose scheme and host the parser (WHATWG URL 4.4)
 * would leave as they are: `http` or `https`, lower case, no port, no userinfo; -1
 * where only parsing can tell. Most links are such.
 * `https://e.com/a` -> 13 (the slash), `HTTPS://e.com/a` -> -1
 */
export function plainPathStart(url: string): number {
  const start = url.startsWith("https://") ? 8 : url.startsWith("http://") ? 7 : -1;
  if (start === -1) return -1;
  let labelStart = start;
  let at = start;
  for (; at < url.length; at++) {
    const code = url.charCodeAt(at);
    if (code < 128 && HOST_CHARACTER[code] === 1) {
      // Two hyphens may begin punycode, which the parser decodes to check.
      if (code === HYPHEN && url.charCodeAt(at + 1) === HYPHEN) return -1;
    } else if (code === DOT && at > labelStart) labelStart = at + 1;
    else break;
  }
  if (url.charCodeAt(at) !== 0x2f || at - start > LONGEST_HOST) return -1;
  return beginsWithLetter(url, labelStart, at) ? at : -1;
}

/** A last label that begins with a digit may be an address, and an empty one is the root. */
function beginsWithLetter(url: string, start: number, end: number): boolean {
  const first = url.charCodeAt(start);
  return start < end && first >= 0x61 && first <= 0x7a;
}
