const HTML = "http://www.w3.org/1999/xhtml";

/** The image of a map: an area has no box of its own to draw around. */
function imageOf(area: Element): Element | null {
  const name = area.closest("map")?.getAttribute("name");
  if (name === null || name === undefined || name === "") return null;
  const images = (area.getRootNode() as Document | ShadowRoot).querySelectorAll("[usemap]");
  return [...images].find((image) => image.getAttribute("usemap") === `#${name}`) ?? null;
}

/**
 * What a reader sees of a link, or null where the page does not draw it now: in a
 * closed menu, say.
 */
export function drawnAs(link: Element): Element | null {
  const isArea = link.namespaceURI === HTML && link.localName === "area";
  const drawn = isArea ? imageOf(link) : link;
  return drawn?.checkVisibility({ visibilityProperty: true }) === true ? drawn : null;
}
