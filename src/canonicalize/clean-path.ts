const AUTHORITY = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/[^/?#]*/;
const TAIL = /[?#]/;
const NON_ASCII = /[^\0-\x7F]+/g;
const ESCAPE = /%[0-9A-Fa-f]{2}/g;

/**
 * The path of a URL for the eye, and for finding all variants of one path: query and
 * fragment go, escapes are decoded, then `.`, `..`, empty segments and a trailing
 * slash go as POSIX normpath has it, and every byte from 0x80 up is escaped again.
 * A byte that is no UTF-8 stays the byte it was; an empty path is `/`.
 * `/%7Ejane/../T%F6nen//a/?x=1` -> `/T%F6nen/a`
 */
export function cleanPath(url: string): string {
  const path = url.replace(AUTHORITY, "");
  const tail = path.search(TAIL);
  const head = tail === -1 ? path : path.slice(0, tail);
  return withoutRedundantSegments(decodeAscii(encodeNonAscii(head)));
}

function encodeNonAscii(text: string): string {
  return text.replace(NON_ASCII, (run) => encodeURIComponent(run.replace(/\p{Surrogate}/gu, "\uFFFD")));
}

/** Bytes from 0x80 up stay escaped, so the result is ASCII whatever they meant. */
function decodeAscii(text: string): string {
  return text.replace(ESCAPE, (found) => {
    const byte = Number.parseInt(found.slice(1), 16);
    return byte < 0x80 ? String.fromCharCode(byte) : found.toUpperCase();
  });
}

function withoutRedundantSegments(path: string): string {
  const root = rootOf(path);
  const kept: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== ".." || (root === "" && (kept.length === 0 || kept[kept.length - 1] === ".."))) {
      kept.push(segment);
    } else kept.pop();
  }
  const clean = root + kept.join("/");
  return clean === "" ? "/" : clean;
}

/** POSIX 4.13: exactly two leading slashes may mean something of their own, so they stay. */
function rootOf(path: string): string {
  if (!path.startsWith("/")) return "";
  return path.startsWith("//") && !path.startsWith("///") ? "//" : "/";
}
