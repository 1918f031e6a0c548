import type { CanonicalDeclaration, HeaderLink } from "../model/report";
import type { CanonicalElement, PageMeta } from "../model/snapshot";
import { readTarget } from "./declaration-target";
import { becauseOfAttributes, becauseOfContext, becauseOfPlace, becauseOfTarget } from "./ignored-because";

/** Elements a head may hold (HTML 4.2.1): none of them ends it. */
const HEAD_ELEMENTS = new Set(["base", "link", "meta", "noscript", "script", "style", "template", "title"]);

/**
 * Every canonical the page declares, elements in document order, then headers,
 * each with what is wrong with it and why Google would not use it
 * (RFC 6596; Google, consolidate duplicate URLs).
 * `<link rel=canonical href="">` -> { resolved: null, problem: "empty", ignoredBecause: "…" }
 */
export function collectDeclarations(
  meta: PageMeta,
  baseUri: string,
  headerLinks: readonly HeaderLink[],
  documentUrl: string,
): CanonicalDeclaration[] {
  const endedBy = headEndedBy(meta.bodyStartsWith);
  return [
    ...meta.canonicals.map((element) => fromElement(element, endedBy, baseUri, documentUrl)),
    ...headerLinks
      .filter((link) => link.rel.includes("canonical"))
      .map((link) => fromHeader(link, documentUrl)),
  ];
}

function fromElement(
  element: CanonicalElement,
  endedBy: string | null,
  baseUri: string,
  documentUrl: string,
): CanonicalDeclaration {
  const target = readTarget(element.rawHref, element.browserHref, baseUri);
  const ignoredBecause =
    becauseOfTarget(target, element.rawHref, documentUrl) ??
    becauseOfPlace(element.place, endedBy) ??
    becauseOfAttributes(element.attributes);
  return {
    source: "html",
    place: element.place,
    rawHref: element.rawHref,
    ...target,
    attributes: element.attributes,
    ...(element.place === "body" && endedBy !== null ? { headEndedBy: endedBy } : {}),
    ...(ignoredBecause === undefined ? {} : { ignoredBecause }),
  };
}

function fromHeader(link: HeaderLink, documentUrl: string): CanonicalDeclaration {
  const target = readTarget(link.target, link.url, documentUrl);
  const ignoredBecause =
    becauseOfTarget(target, link.target, documentUrl) ??
    becauseOfContext(link, documentUrl) ??
    becauseOfAttributes(link.attributes);
  return {
    source: "header",
    place: null,
    rawHref: link.target,
    ...target,
    attributes: link.attributes,
    ...(ignoredBecause === undefined ? {} : { ignoredBecause }),
  };
}

/** The element that may have closed the head early; null where head elements or text come first. */
function headEndedBy(bodyStartsWith: string | null): string | null {
  const name = bodyStartsWith?.toLowerCase() ?? null;
  return name === null || HEAD_ELEMENTS.has(name) ? null : name;
}
