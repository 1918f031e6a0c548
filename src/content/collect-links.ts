import type { PackedSnapshot } from "../model/snapshot";
import type { Pause } from "./breathe";
import type { createBrowserHref } from "./browser-href";
import { CodeWriter, ColumnWriter } from "./column";
import { fnv1a } from "./hash";
import { LIMITS } from "./limits";
import { createPlaceFinder } from "./link-place";
import { createTextReader } from "./link-text";
import { type ElementCode, LINKS, visitLinks } from "./visit-links";

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
  const elements = new CodeWriter();
  const textSources = new CodeWriter();
  const places = new CodeWriter();
  const shadow = new CodeWriter();
  let count = 0;
  let anchorsFound = 0;
  let areasWithoutHref = 0;

  let inShadow = false;
  let placeOf = createPlaceFinder(document, LINKS);

  function add(element: Element, code: ElementCode, href: string): void {
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
    elements.push(code);
    textSources.push(source);
    places.push(placeOf(element));
    shadow.push(inShadow ? "1" : "0");
    count += 1;
  }

  const roots = await visitLinks(pause, {
    enter(root) {
      inShadow = root !== document;
      if (inShadow) placeOf = createPlaceFinder(root, LINKS);
    },
    meet(element, code, href) {
      if (href === null) areasWithoutHref += 1;
      else add(element, code, href);
      return true;
    },
  });

  return {
    linkCount: count,
    anchorsFound,
    elements: elements.done(),
    textSources: textSources.done(),
    places: places.done(),
    shadow: shadow.done(),
    hrefs: hrefs.done(),
    texts: texts.done(),
    rels: rels.done(),
    browserHrefs: { indexes: browserIndexes.join(","), urls: browserUrls.done() },
    truncated: truncated.join(","),
    areasWithoutHref,
    openShadowRoots: roots - 1,
  };
}
