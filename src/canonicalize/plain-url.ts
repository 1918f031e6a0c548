/** Classes of characters; 0 sends the URL to the parser. */
const HOST = 1;
const PATH = 2;
const QUERY = 4;
const CLASSES = new Uint8Array(128);
mark("abcdefghijklmnopqrstuvwxyz0123456789-", HOST | PATH | QUERY);
mark("ABCDEFGHIJKLMNOPQRSTUVWXYZ_.~!$&()*+,:=@/;%", PATH | QUERY);
mark("?", QUERY);

const SLASH = 0x2f;
const DOT = 0x2e;
const PERCENT = 0x25;
const LONGEST_HOST = 253;

/** What a look at a URL found out; filled in place, so that a look costs no object. */
export interface PlainLook {
  /** Where the fragment begins, or the length of the URL. */
  end: number;
  hasQuery: boolean;
  /** An escape, or a path parameter: the text may need rewriting. */
  hasWork: boolean;
}

/**
 * True where it is certain, without parsing, that the parser (WHATWG URL 4.4) would
 * change nothing before the fragment. Most links are such.
 * `https://e.com/a/b?c#d` -> true, `https://e.com/a/../b` -> false
 */
export function isPlain(url: string, look: PlainLook): boolean {
  const hostStart = url.startsWith("https://") ? 8 : url.startsWith("http://") ? 7 : 0;
  if (hostStart === 0) return false;
  const pathStart = url.indexOf("/", hostStart);
  if (!isPlainHost(url, hostStart, pathStart)) return false;
  look.hasQuery = false;
  look.hasWork = false;
  let wanted = PATH;
  let at = pathStart + 1;
  for (; at < url.length; at++) {
    const code = url.charCodeAt(at);
    if (code < 128 && ((CLASSES[code] as number) & wanted) !== 0) {
      if (code === PERCENT || code === 0x3b) look.hasWork = true;
      if (wanted === PATH && url.charCodeAt(at - 1) === SLASH && mayBeDot(url, at, code)) return false;
    } else if (code === 0x23) break;
    else if (code === 0x3f && wanted === PATH) {
      wanted = QUERY;
      look.hasQuery = true;
    } else return false;
  }
  look.end = at;
  return true;
}

/** `.` or `%2e` at the start of a segment: perhaps a dot segment. */
function mayBeDot(url: string, at: number, code: number): boolean {
  return code === DOT || (code === PERCENT && url.charCodeAt(at + 1) === 0x32);
}

/**
 * Lower-case letters, digits, hyphens and dots between labels; not an address (last
 * label begins with a digit), not punycode (two hyphens), not longer than DNS allows.
 */
function isPlainHost(url: string, start: number, end: number): boolean {
  if (end <= start || end - start > LONGEST_HOST) return false;
  let labelStart = start;
  for (let at = start; at < end; at++) {
    const code = url.charCodeAt(at);
    if (code === DOT) {
      if (at === labelStart) return false;
      labelStart = at + 1;
    } else if (code >= 128 || ((CLASSES[code] as number) & HOST) === 0) return false;
    else if (code === 0x2d && url.charCodeAt(at + 1) === 0x2d) return false;
  }
  const first = url.charCodeAt(labelStart);
  return labelStart < end && first >= 0x61 && first <= 0x7a;
}

function mark(characters: string, classes: number): void {
  for (const character of characters) CLASSES[character.charCodeAt(0)] = classes;
}
