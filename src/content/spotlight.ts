import type { LinkTarget, Sighting } from "../model/show-link";
import { createPause } from "./breathe";
import { LIMITS } from "./limits";
import { drawnAs } from "./link-drawing";
import { createTextReader } from "./link-text";
import { visitLinks } from "./visit-links";

const SHOWN_MS = 3_000;
const ID = "canonical-lens";

/** On `document`, a page's images can take a member's name. */
const { getAnimations } = Document.prototype;

const withoutFragment = (url: string): string => url.replace(/#.*$/s, "");

let found: Element | null = null;

/** The link with this number, or null where the page has fewer now. */
async function linkAt(index: number): Promise<Element | null> {
  let count = 0;
  let wanted: Element | null = null;
  await visitLinks(createPause(), {
    meet(element, _code, href) {
      if (href === null) return true;
      if (count === index) wanted = element;
      count += 1;
      return wanted === null;
    },
  });
  return wanted;
}

/** An empty text says nothing: on endless pages texts were left out. */
function isSame(element: Element, { rawHref, hrefLength, text }: LinkTarget): boolean {
  const href = element.getAttribute("href") ?? element.getAttributeNS("http://www.w3.org/1999/xlink", "href");
  if (href?.length !== hrefLength || href.slice(0, LIMITS.href) !== rawHref) return false;
  return text === "" || createTextReader()(element).text === text;
}

/** Looks for the link as it was collected; `outline` shows the one that was found. */
export async function find(target: LinkTarget): Promise<Sighting> {
  found = null;
  const isOther = performance.timeOrigin !== target.timeOrigin;
  if (isOther && withoutFragment(location.href) !== withoutFragment(target.documentUrl)) return "left";
  const element = await linkAt(target.index);
  if (element === null || !isSame(element, target)) return "changed";
  found = drawnAs(element);
  return found === null ? "hidden" : "found";
}

/**
 * Scrolls to the link and outlines it for a moment. An animation touches no attribute
 * and no style of the page, and is gone when it ends.
 */
export function outline(): void {
  if (found === null) return;
  found.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  for (const earlier of getAnimations.call(document)) if (earlier.id === ID) earlier.cancel();
  // Where a style sheet forbids outlines, the shadow is left.
  const ring = { outline: "4px solid #d4006a", boxShadow: "0 0 0 3px #ffd24d" };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const near = { ...ring, outlineOffset: "3px" };
  const far = { ...ring, outlineOffset: "10px" };
  found.animate(still ? [near, near] : [near, far, near], {
    duration: still ? SHOWN_MS : SHOWN_MS / 3,
    iterations: still ? 1 : 3,
    id: ID,
  });
}
