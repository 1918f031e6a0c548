import { hasDotSegment, removeDotSegments } from "./dot-segments";
import { originNeedsWork } from "./origin";
import { plainPathStart } from "./plain-host";
import { type Scan, scanText, WORK } from "./scan";

/**
 * What `new URL(url).href` is (WHATWG URL 4.4 and 4.5), but for the fragment, with the
 * scan filled in; null where the URL is unparsable. The parser is asked only where it
 * might change something: most links are plain. `scan.path` is -1 for schemes other
 * than http and https.
 * `HTTPS://E.com?a#b` -> `https://e.com/?a#b`
 */
export function serialise(url: string, keepsFragment: boolean, scan: Scan): string | null {
  const start = plainPathStart(url);
  if (start !== -1) {
    scanText(url, start, scan);
    const isPlain = (scan.work & WORK.parse) === 0 && !(keepsFragment && scan.end < url.length);
    if (isPlain) return url;
  }
  const href = parse(url);
  if (href === null) return null;
  scan.path = -1;
  if (!isHttp(href)) return href;
  const clean = scanParsed(href, scan);
  if (originNeedsWork(clean, scan.path)) scan.work |= WORK.origin;
  return clean;
}

/** Scans what the parser made, without the dot segments it may have left. */
function scanParsed(href: string, scan: Scan): string {
  const start = href.indexOf("/", 8);
  scanText(href, start, scan);
  if ((scan.work & WORK.parse) === 0) return href;
  const end = scan.query === -1 ? scan.end : scan.query;
  const path = href.slice(start, end);
  if (!hasDotSegment(path)) return href;
  const clean = href.slice(0, start) + removeDotSegments(path) + href.slice(end);
  scanText(clean, start, scan);
  return clean;
}

function isHttp(href: string): boolean {
  return href.startsWith("http") && (href[4] === ":" || (href[4] === "s" && href[5] === ":"));
}

function parse(url: string): string | null {
  try {
    return new URL(url).href;
  } catch {
    return null;
  }
}
