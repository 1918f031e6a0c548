const HTML = "http://www.w3.org/1999/xhtml";

/** A character outside ASCII in the query: the one part a document's encoding changes. */
const LEGACY_QUERY = /^[^?#]*\?[^#]*[^\0-\x7f]/;

/** UTF-16 documents write their queries as UTF-8 too (Encoding Standard, output encoding). */
const encodesAsUtf8 = (charset: string): boolean => /^utf-(8|16(le|be)?)$/i.test(charset);

/**
 * The browser's own resolution, or null where the worker gives the same answer.
 * Reading `.href` costs five times the attribute, so it is asked only for
 * queries outside ASCII in documents that are not UTF-8.
 * windows-1251, `?q=й` -> `…?q=%E9`
 */
export function createBrowserHref(): (element: Element, rawHref: string) => string | null {
  if (encodesAsUtf8(document.characterSet)) return () => null;
  const probe = document.createElementNS(HTML, "a") as HTMLAnchorElement;
  return (element, rawHref) => {
    if (!LEGACY_QUERY.test(rawHref)) return null;
    if (element.namespaceURI === HTML && element.localName !== "base")
      return (element as HTMLAnchorElement).href;
    probe.setAttribute("href", rawHref);
    return probe.href;
  };
}
