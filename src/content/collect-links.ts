import type { PackedSnapshot } from "../model/snapshot";
import type { Pause } from "./breathe";
import type { createBrowserHref } from "./browser-href";
import { ColumnWriter } from "./column";
import { fnv1a } from "./hash";
import { LIMITS } from "./limits";
import { createPlaceFinder } from "./link-place";
import { createTextReader } from "./link-text";
import { openRoots } from "./shadow-roots";

const XLINK = "http://www.w3.org/1999/xlink";
const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

/** `*|href` also matches the older `xlink:href` of SVG links. */
const LINKS = "a[*|href], area";

type LinkFields = Pick<
  PackedSnapshot,
  | "linkCount"
  | "anchorsFound"
  | "elements"
  | "textSources"
  | "places"
  | "shadow"
  | "hrefs"
  | "texts"
  | "rels"
  | "browserHrefs"
  | "truncated"
  | "areasWithoutHref"
  | "openShadowRoots"
>;

/** `a`, `area` or SVG `a`; null for an element of another vocabulary that is merely named so. */
function elementCode(element: Element): "a" | "r" | "s" | null {
  if (element.namespaceURI === SVG) return element.localName === "a" ? "s" : null;
  if (element.namespaceURI !== HTML) return null;
  return element.localName === "area" ? "r" : "a";
}

/** Reads every link of the document and its open shadow roots, a slice at a time. */
export async function collectLinks(
  pause: Pause,
  browserHref: ReturnType<typeof createBrowserHref>,
): Promise<LinkFields> {
  const textOf = createTextReader();
  const hrefs = new ColumnWriter();
  const texts = new ColumnWriter();
  const rels = new ColumnWriter();
  const browserUrls = new ColumnWriter();
  const browserIndexes: number[] = [];
  const truncated: string[] = [];
  let elements = "";
  let textSources = "";
  let places = "";
  let shadow = "";
  let count = 0;
  let anchorsFound = 0;
  let areasWithoutHref = 0;

  function add(element: Element, code: "a" | "r" | "s", inShadow: boolean, place: string): void {
    const href = element.getAttribute("href") ?? element.getAttributeNS(XLINK, "href");
    if (href === null) {
      if (code === "r") areasWithoutHref += 1;
      return;
    }
    anchorsFound += 1;
    if (count >= LIMITS.links || hrefs.size + browserUrls.size > LIMITS.allHrefs) return;
    if (href.length > LIMITS.href) truncated.push(`${count}:${href.length}:${fnv1a(href)}`);
    else {
      const resolved = browserHref(element, href);
      if (resolved !== null) {
        browserIndexes.push(count);
        browserUrls.push(resolved);
      }
    }
    hrefs.push(href.length > LIMITS.href ? href.slice(0, LIMITS.href) : href);
    const { text, code: source } = textOf(element);
    texts.push(texts.size < LIMITS.allTexts ? text : "");
    rels.push(rels.size < LIMITS.allRels ? (element.getAttribute("rel") ?? "").slice(0, LIMITS.rel) : "");
    elements += code;
    textSources += source;
    places += place;
    shadow += inShadow ? "1" : "0";
    count += 1;
  }

  const roots = await openRoots(pause);
  for (const root of roots) {
    const placeOf = createPlaceFinder(root, LINKS);
    const found = root.querySelectorAll(LINKS);
    for (let i = 0; i < found.length; i++) {
      const element = found[i] as Element;
      const code = elementCode(element);
      if (code !== null) add(element, code, root !== document, placeOf(element));
      if (i % 64 === 63 && pause.due()) await pause.take();
    }
  }

  return {
    linkCount: count,
    anchorsFound,
    elements,
    textSources,
    places,
    shadow,
    hrefs: hrefs.done(),
    texts: texts.done(),
    rels: rels.done(),
    browserHrefs: { indexes: browserIndexes.join(","), urls: browserUrls.done() },
    truncated: truncated.join(","),
    areasWithoutHref,
    openShadowRoots: roots.length - 1,
  };
}
