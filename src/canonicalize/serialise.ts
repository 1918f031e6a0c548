import { originNeedsWork } from "./origin";
import { plainPathStart } from "./plain-host";
import { type Scan, scanText, WORK } from "./scan";
import { authorityEnd, rememberOrigins } from "./written-origin";

/** Answers the serialisation of a URL and fills the scan; null where it is unparsable. */
export type Serialiser = (url: string, scan: Scan) => string | null;

/**
 * Makes what `new URL(url).href` is (WHATWG URL 4.4 and 4.5), but for the fragment,
 * and asks the parser only where it might change something behind the origin: most
 * links are plain, and a page links to few origins. `scan.path` is -1 for schemes
 * other than http and https.
 * `HTTPS://E.com?a#B` -> `https://e.com/?a#B`
 */
export function createSerialiser(keepsFragments: boolean): Serialiser {
  const serialisedOrigin = rememberOrigins();
  const isPlainText = (url: string, pathStart: number, scan: Scan): boolean => {
    scanText(url, pathStart, scan);
    return (scan.work & WORK.parse) === 0 && !(keepsFragments && scan.end < url.length);
  };
  return (url, scan) => {
    const plainStart = plainPathStart(url);
    if (plainStart !== -1) return isPlainText(url, plainStart, scan) ? url : parse(url, scan);
    const written = authorityEnd(url);
    if (written === -1) return parse(url, scan);
    const hasPath = url.charCodeAt(written) === 0x2f;
    if (!isPlainText(url, hasPath ? written : written - 1, scan)) return parse(url, scan);
    const origin = serialisedOrigin(url.slice(0, written));
    if (origin === null) return null;
    return withOrigin(hasPath ? origin : `${origin}/`, url, written, origin.length, scan);
  };
}

/** Puts the serialised origin before the rest, and the places of the scan right. */
function withOrigin(before: string, url: string, written: number, path: number, scan: Scan): string {
  const shift = before.length - written;
  scan.path = path;
  scan.end += shift;
  if (scan.query !== -1) scan.query += shift;
  const href = before + url.slice(written);
  if (originNeedsWork(href, path)) scan.work |= WORK.origin;
  return href;
}

function parse(url: string, scan: Scan): string | null {
  const href = parsedHref(url);
  if (href === null) return null;
  if (!href.startsWith("http://") && !href.startsWith("https://")) {
    scan.path = -1;
    return href;
  }
  scanText(href, href.indexOf("/", 8), scan);
  if (originNeedsWork(href, scan.path)) scan.work |= WORK.origin;
  return href;
}

function parsedHref(url: string): string | null {
  try {
    return new URL(url).href;
  } catch {
    return null;
  }
}
