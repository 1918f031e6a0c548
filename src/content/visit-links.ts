import type { Pause } from "./breathe";
import { openRoots } from "./shadow-roots";

const XLINK = "http://www.w3.org/1999/xlink";
const HTML = "http://www.w3.org/1999/xhtml";
const SVG = "http://www.w3.org/2000/svg";

/** `*|href` also matches the older `xlink:href` of SVG links. */
export const LINKS = "a[*|href], area";

/** `a`, `area` or SVG `a`, as in PackedSnapshot.elements. */
export type ElementCode = "a" | "r" | "s";

export interface LinkVisitor {
  /** The document or an open shadow root, before its links. */
  enter?(root: Document | ShadowRoot): void;
  /** A link; without `href` it is an area that leads nowhere. False ends the visit. */
  meet(element: Element, code: ElementCode, href: string | null): boolean;
}

/** Null for an element of another vocabulary that is merely named so. */
function elementCode(element: Element): ElementCode | null {
  // Nearly all; the type of an element that came from another document says nothing.
  if (element instanceof HTMLAnchorElement) return "a";
  if (element.namespaceURI === SVG) return element.localName === "a" ? "s" : null;
  if (element.namespaceURI !== HTML) return null;
  return element.localName === "area" ? "r" : "a";
}

/**
 * Goes through every link of the document and its open shadow roots, a slice at a
 * time, in the one order in which links are numbered. Answers with the number of roots.
 */
export async function visitLinks(pause: Pause, visitor: LinkVisitor): Promise<number> {
  const roots = await openRoots(pause);
  for (const root of roots) {
    visitor.enter?.(root);
    const found = root.querySelectorAll(LINKS);
    for (let i = 0; i < found.length; i++) {
      const element = found[i] as Element;
      const code = elementCode(element);
      if (code !== null) {
        const href = element.getAttribute("href") ?? element.getAttributeNS(XLINK, "href");
        if ((href !== null || code === "r") && !visitor.meet(element, code, href)) return roots.length;
      }
      if (i % 64 === 63 && pause.due()) await pause.take();
    }
  }
  return roots.length;
}
