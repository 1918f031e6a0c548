import type { PageMeta } from "../model/snapshot";

/** Elements a head may hold (HTML 4.2.1): none of them ends it. */
const HEAD_ELEMENTS = new Set(["base", "link", "meta", "noscript", "script", "style", "template", "title"]);

/** What may have closed the head before its end tag. */
export interface HeadEnd {
  /** Tag name, or `#text`. */
  readonly name: string;
  /** Its start tag, or the beginning of the text. */
  readonly markup: string;
}

/**
 * What the body begins with, where the parser closes a head for it (HTML 13.2.6.4.4);
 * null where a head may hold it. { bodyStartsWith: "IFRAME" } -> { name: "iframe", markup: "<iframe>" }
 */
export function headEndOf(html: Pick<PageMeta, "bodyStartsWith" | "bodyStart">): HeadEnd | null {
  const name = html.bodyStartsWith?.toLowerCase() ?? null;
  if (name === null || HEAD_ELEMENTS.has(name)) return null;
  return { name, markup: html.bodyStart ?? `<${name}>` };
}

/** In words: { name: "iframe" } -> "<iframe>", { name: "#text" } -> "text". */
export function headEndWords(name: string): string {
  return name === "#text" ? "text" : `<${name}>`;
}
