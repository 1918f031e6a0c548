import type { ParsedDocument } from "../../model/fetched-page";

const LONGEST = 200;

const { getAttribute, getAttributeNames } = Element.prototype;

/** A form can hide its members behind its fields: the prototypes cannot be reached. */
function startTag(element: Element): string {
  const written = getAttributeNames
    .call(element)
    .slice(0, 5)
    .map((name) => ` ${name}="${(getAttribute.call(element, name) ?? "").slice(0, LONGEST)}"`);
  return `<${nameOf(element)}${written.join("")}>`.slice(0, LONGEST);
}

/** Every noframes here was a noscript: see parseInert. */
function nameOf(element: Element): string {
  const name = Object.getOwnPropertyDescriptor(Element.prototype, "localName")?.get?.call(element);
  return name === "noframes" ? "noscript" : String(name ?? "");
}

/** What the body of a parsed page begins with, as the collector reads it of a live one. */
export function beginningOf(page: Document): Pick<ParsedDocument, "bodyStartsWith" | "bodyStart"> {
  const body = Object.getOwnPropertyDescriptor(Document.prototype, "body")?.get?.call(page) as Element | null;
  for (let node = body?.firstChild ?? null; node !== null; node = node.nextSibling) {
    if (node instanceof Element) {
      return { bodyStartsWith: nameOf(node).slice(0, 100), bodyStart: startTag(node) };
    }
    const text = node instanceof Text ? node.data.trim() : "";
    if (text !== "") return { bodyStartsWith: "#text", bodyStart: text.slice(0, LONGEST) };
  }
  return { bodyStartsWith: null, bodyStart: null };
}
