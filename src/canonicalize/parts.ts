import type { Scan } from "./scan";

/**
 * A serialised http(s) URL in parts, for the rules to rewrite in place; `null` means
 * absent, `""` present and empty (WHATWG URL 4.1). The origin stays in one piece,
 * because few URLs need work there: see `splitOrigin`.
 */
export interface UrlParts {
  /** Scheme, userinfo, host and port: `https://e.com:8443`. */
  origin: string;
  path: string;
  query: string | null;
  fragment: string | null;
}

/**
 * Cuts a URL as `URL.href` serialises it, at the places a scan found.
 * `https://e.com/a?b#c` -> `{ origin: "https://e.com", path: "/a", query: "b", fragment: "c" }`
 */
export function splitUrl(href: string, { path, query, end }: Scan): UrlParts {
  return {
    origin: href.slice(0, path),
    path: href.slice(path, query === -1 ? end : query),
    query: query === -1 ? null : href.slice(query + 1, end),
    fragment: end === href.length ? null : href.slice(end + 1),
  };
}

/** The serialisation of the parts (WHATWG URL 4.5). */
export function joinUrl({ origin, path, query, fragment }: UrlParts): string {
  const url = query === null ? origin + path : `${origin}${path}?${query}`;
  return fragment === null ? url : `${url}#${fragment}`;
}
