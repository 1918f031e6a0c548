import type { PageMeta } from "../model/snapshot";
import { nativeAttributes, nativeName } from "./natively";

/** Enough to recognise the element by. */
const LONGEST = 200;
const MOST_ATTRIBUTES = 5;

/** `<iframe src="https://a.example/" width="1">` as written, without what it holds. */
function startTag(element: Element): string {
  const attributes = nativeAttributes(element, MOST_ATTRIBUTES).map(
    ([name, value]) => ` ${name}="${value.slice(0, LONGEST)}"`,
  );
  return `<${nativeName(element)}${attributes.join("")}>`.slice(0, LONGEST);
}

/**
 * What the body begins with: the first element or text that is no white space.
 * Where it was written in the head, it is what closed the head (HTML 13.2.6.4.4).
 * `<body><iframe src="a">` -> { bodyStartsWith: "iframe", bodyStart: `<iframe src="a">` }
 */
export function beginningOf(body: Element | null): Pick<PageMeta, "bodyStartsWith" | "bodyStart"> {
  for (let node = body?.firstChild ?? null; node !== null; node = node.nextSibling) {
    if (node instanceof Element) {
      return { bodyStartsWith: nativeName(node).slice(0, 100), bodyStart: startTag(node) };
    }
    const text = node instanceof Text ? node.data.trim() : "";
    if (text !== "") return { bodyStartsWith: "#text", bodyStart: text.slice(0, LONGEST) };
  }
  return { bodyStartsWith: null, bodyStart: null };
}
