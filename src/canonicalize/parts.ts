/**
 * A serialised http(s) URL cut into the components of WHATWG URL 4.1, for the
 * steps to rewrite in place. `null` means absent, `""` means present and empty.
 */
export interface UrlParts {
  scheme: "http" | "https";
  userinfo: string | null;
  host: string;
  /** Without colon; `""` where the port is the default one. */
  port: string;
  path: string;
  query: string | null;
  fragment: string | null;
}

/**
 * Cuts a URL as `URL.href` serialises it; only scheme http or https.
 * `https://e.com:8443/a?b#c` -> `{ scheme: "https", host: "e.com", port: "8443", path: "/a", query: "b", fragment: "c" }`
 */
export function splitUrl(href: string): UrlParts {
  const scheme = href.charCodeAt(4) === 0x73 ? "https" : "http";
  const hash = href.indexOf("#");
  const end = hash === -1 ? href.length : hash;
  const mark = href.indexOf("?");
  const pathEnd = mark === -1 || mark > end ? end : mark;
  const authorityStart = scheme.length + 3;
  const pathStart = href.indexOf("/", authorityStart);
  const parts: UrlParts = {
    scheme,
    userinfo: null,
    host: "",
    port: "",
    path: href.slice(pathStart, pathEnd),
    query: pathEnd === end ? null : href.slice(pathEnd + 1, end),
    fragment: hash === -1 ? null : href.slice(hash + 1),
  };
  splitAuthority(parts, href.slice(authorityStart, pathStart));
  return parts;
}

/** The serialisation of the parts (WHATWG URL 4.5). */
export function joinUrl(parts: UrlParts): string {
  const userinfo = parts.userinfo === null ? "" : `${parts.userinfo}@`;
  const port = parts.port === "" ? "" : `:${parts.port}`;
  const query = parts.query === null ? "" : `?${parts.query}`;
  const fragment = parts.fragment === null ? "" : `#${parts.fragment}`;
  return `${parts.scheme}://${userinfo}${parts.host}${port}${parts.path}${query}${fragment}`;
}

function splitAuthority(parts: UrlParts, authority: string): void {
  const at = authority.lastIndexOf("@");
  if (at !== -1) parts.userinfo = authority.slice(0, at);
  const colon = authority.lastIndexOf(":");
  // The last colon of `[::1]` stands inside the brackets, that of userinfo before the `@`.
  const hasPort = colon > at && colon > authority.lastIndexOf("]");
  parts.host = authority.slice(at + 1, hasPort ? colon : authority.length);
  if (hasPort) parts.port = authority.slice(colon + 1);
}
