import { ownCopy } from "./own-copy";

/** A page links to few origins; a hostile one to as many as it likes. */
const MOST_KEPT = 1024;
const LONGEST_KEPT = 255;
const SCHEME = /^https?:\/\//i;

/**
 * Where the authority of an absolute http(s) URL ends, as far as one can tell without
 * parsing: -1 for other schemes, backslashes, spaces, control characters and userinfo.
 * `HTTPS://Example.COM?a` -> 19
 */
export function authorityEnd(url: string): number {
  const start = url.charCodeAt(4) === 0x3a ? 7 : 8;
  if (!SCHEME.test(url.slice(0, start))) return -1;
  let at = start;
  for (; at < url.length; at++) {
    const code = url.charCodeAt(at);
    if (code === 0x2f || code === 0x3f || code === 0x23) break;
    if (code <= 0x20 || code === 0x5c || code === 0x40) return -1;
  }
  return at > start ? at : -1;
}

/**
 * Makes a look-up from an origin as written to its serialisation, `null` where the
 * parser refuses it; each is parsed once. Scheme and authority are parsed alike
 * whatever follows them (WHATWG URL 4.4).
 * `HTTPS://BÜCHER.example:443` -> `https://xn--bcher-kva.example`
 */
export function rememberOrigins(): (written: string) => string | null {
  const known = new Map<string, string | null>();
  return (written) => {
    const found = known.get(written);
    if (found !== undefined) return found;
    const origin = serialise(written);
    if (written.length <= LONGEST_KEPT) {
      if (known.size >= MOST_KEPT) known.clear();
      known.set(ownCopy(written), origin);
    }
    return origin;
  };
}

function serialise(written: string): string | null {
  try {
    return new URL(written).href.slice(0, -1);
  } catch {
    return null;
  }
}
