const XHTML = "application/xhtml+xml";

/** The media type without parameters: "text/HTML; charset=x" -> "text/html". */
const mediaType = (contentType: string | null): string =>
  (contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/**
 * A parser without scripting takes the children of noscript for elements, and an image in
 * there ends the head; browsers and crawlers that run scripts take them for text. Noframes
 * is text to both (HTML 13.2.6.4.4), and its name is as long.
 */
const asWithScripting = (text: string): string => text.replace(/<(\/?)noscript(?=[\s/>])/gi, "<$1noframes");

/**
 * Parses a page into a document that has no window: its scripts do not run and
 * nothing it names is loaded. Null for what is neither HTML nor well-formed XHTML.
 */
export function parseInert(text: string, contentType: string | null): Document | null {
  const type = mediaType(contentType);
  if (type !== XHTML && type !== "text/html" && type !== "") return null;
  const parser = new DOMParser();
  if (type !== XHTML) return parser.parseFromString(asWithScripting(text), "text/html");
  const page = parser.parseFromString(text, XHTML);
  return page.getElementsByTagName("parsererror").length > 0 ? null : page;
}
