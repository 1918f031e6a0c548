import type { CanonicalDeclaration } from "../model/canonical";
import type { HeaderLink } from "../model/report-page";
import type { CanonicalElement, PageMeta } from "../model/snapshot";
import { readTarget } from "./declaration-target";
import { type HeadEnd, headEndOf } from "./head-end";
import { becauseOfAttributes, becauseOfContext, becauseOfPlace, becauseOfTarget } from "./ignored-because";

/** What a page declares in its HTML, as far as canonicals are concerned. */
export type DeclaringHtml = Pick<PageMeta, "canonicals" | "bodyStartsWith" | "bodyStart">;

/**
 * Every canonical the page declares, elements in document order, then headers,
 * each with what is wrong with it and why Google would not use it
 * (RFC 6596; Google, consolidate duplicate URLs).
 * `<link rel=canonical href="">` -> { resolved: null, problem: "empty", ignoredBecause: "…" }
 */
export function collectDeclarations(
  html: DeclaringHtml,
  baseUri: string,
  headerLinks: readonly HeaderLink[],
  documentUrl: string,
): CanonicalDeclaration[] {
  const headEnd = headEndOf(html);
  return [
    ...html.canonicals.map((element) => fromElement(element, headEnd, baseUri, documentUrl)),
    ...headerLinks
      .filter((link) => link.rel.includes("canonical"))
      .map((link) => fromHeader(link, documentUrl)),
  ];
}

function fromElement(
  element: CanonicalElement,
  headEnd: HeadEnd | null,
  baseUri: string,
  documentUrl: string,
): CanonicalDeclaration {
  const target = readTarget(element.rawHref, element.browserHref, baseUri);
  const ignoredBecause =
    becauseOfTarget(target, element.rawHref, documentUrl) ??
    becauseOfPlace(element.place, headEnd) ??
    becauseOfAttributes(element.attributes);
  const endedBy = element.place === "body" && headEnd !== null;
  return {
    source: "html",
    place: element.place,
    rawHref: element.rawHref,
    ...target,
    attributes: element.attributes,
    ...(endedBy ? { headEndedBy: headEnd.name, headEndedByMarkup: headEnd.markup } : {}),
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
