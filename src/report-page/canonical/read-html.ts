import type { FetchedText, ParsedCanonical, ParsedDocument } from "../../model/fetched-page";
import { ROBOTS_NAME } from "../../model/robots-name";
import type { BaseElement } from "../../model/snapshot";
import { beginningOf } from "./body-beginning";
import { legacyHref } from "./legacy-query";
import { parseInert } from "./parse-inert";

const HTML = "http://www.w3.org/1999/xhtml";

/** As much of each list, and of one attribute, as the collector takes of a live page. */
const MOST = 500;
const LONGEST = 4_096;

const attribute = (element: Element, name: string): string | null =>
  element.getAttribute(name)?.slice(0, LONGEST) ?? null;

/** Elements of the HTML vocabulary, in document order. */
function listed(page: Document, selector: string, keep: (element: Element) => boolean): Element[] {
  return [...Document.prototype.querySelectorAll.call(page, selector)]
    .filter((element) => element.namespaceURI === HTML && keep(element))
    .slice(0, MOST);
}

/** A page can name an image `head`, and `document.head` is that image then: the prototype knows better. */
function placesOf(page: Document): (element: Element) => "head" | "body" {
  const head = Object.getOwnPropertyDescriptor(Document.prototype, "head")?.get?.call(page) as Element | null;
  return (element) => (head?.contains(element) === true ? "head" : "body");
}

const isCanonical = (element: Element): boolean =>
  (attribute(element, "rel") ?? "")
    .toLowerCase()
    .split(/[\t\n\f\r ]+/)
    .includes("canonical");

function canonicalsOf(
  page: Document,
  beforeHeadEnd: number,
  browserHref: (rawHref: string) => string | null,
): ParsedCanonical[] {
  const placeOf = placesOf(page);
  return listed(page, "link[rel]", isCanonical).map((element, i) => ({
    rawHref: attribute(element, "href"),
    browserHref: browserHref(attribute(element, "href") ?? ""),
    place: placeOf(element),
    attributes: Object.fromEntries(
      element
        .getAttributeNames()
        .filter((name) => name !== "rel" && name !== "href")
        .slice(0, 20)
        .map((name) => [name.slice(0, 100), attribute(element, name) ?? ""]),
    ),
    rel: attribute(element, "rel") ?? "",
    beforeHeadEnd: i < beforeHeadEnd,
  }));
}

function basesOf(page: Document): BaseElement[] {
  const placeOf = placesOf(page);
  const found = listed(page, "base", () => true);
  const effective = found.find((element) => element.hasAttribute("href"));
  return found.map((element) => ({
    rawHref: attribute(element, "href"),
    target: attribute(element, "target"),
    place: placeOf(element),
    effective: element === effective,
  }));
}

/** HTML 4.2.3: the first base with an href, unless it cannot be one. */
function baseUriOf(bases: readonly BaseElement[], url: string): string {
  const written = bases.find(({ effective }) => effective)?.rawHref ?? "";
  if (!URL.canParse(written, url)) return url;
  const base = new URL(written, url);
  return base.protocol === "data:" || base.protocol === "javascript:" ? url : base.href;
}

/** How many canonicals the source has before the end tag of the head. */
function canonicalsBeforeHeadEnd(text: string, contentType: string | null): number {
  const end = text.search(/<\/head[\s/>]/i);
  if (end === -1) return 0;
  const page = parseInert(text.slice(0, end), contentType);
  return page === null ? 0 : listed(page, "link[rel]", isCanonical).length;
}

/**
 * Reads what HTML says of itself without running anything of it: no script starts,
 * nothing it names is loaded. Null for what is no page.
 */
export function readHtml(fetched: FetchedText): ParsedDocument | null {
  const { text, finalUrl, charset } = fetched;
  const contentType = fetched.headers?.contentType ?? null;
  const page = text === null ? null : parseInert(text, contentType);
  if (text === null || page === null) return null;
  const placeOf = placesOf(page);
  const bases = basesOf(page);
  const baseUri = baseUriOf(bases, finalUrl);
  const browserHref = (rawHref: string) => legacyHref(rawHref, baseUri, charset ?? "utf-8");
  const titleOf = Object.getOwnPropertyDescriptor(Document.prototype, "title")?.get;
  return {
    title: String(titleOf?.call(page) ?? "").slice(0, LONGEST),
    baseUri,
    bases,
    canonicals: canonicalsOf(page, canonicalsBeforeHeadEnd(text, contentType), browserHref),
    robots: listed(page, "meta[name]", (element) =>
      ROBOTS_NAME.test((element.getAttribute("name") ?? "").trim()),
    ).map((element) => ({
      name: (attribute(element, "name") ?? "").trim().toLowerCase(),
      content: attribute(element, "content") ?? "",
      place: placeOf(element),
    })),
    ...beginningOf(page),
  };
}
