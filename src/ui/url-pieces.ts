/** One piece of an address as written: `?a=1` has the separator `?` and the text `a=1`. */
export interface UrlPiece {
  readonly kind: "scheme" | "userinfo" | "host" | "port" | "segment" | "parameter" | "pair" | "fragment";
  readonly separator: string;
  readonly text: string;
}

const piece = (kind: UrlPiece["kind"], separator: string, text: string): UrlPiece => ({
  kind,
  separator,
  text,
});

function authorityPieces(authority: string): UrlPiece[] {
  const at = authority.lastIndexOf("@");
  const [, host = "", port] = /^(.*?)(:\d*)?$/s.exec(authority.slice(at + 1)) ?? [];
  return [
    ...(at < 0 ? [] : [piece("userinfo", "//", authority.slice(0, at))]),
    piece("host", at < 0 ? "//" : "@", host),
    ...(port === undefined ? [] : [piece("port", ":", port.slice(1))]),
  ];
}

function pathPieces(path: string): UrlPiece[] {
  return (path.match(/[/;][^/;]*|^[^/;]+/g) ?? []).map((part) => {
    const separator = part.startsWith("/") || part.startsWith(";") ? part.slice(0, 1) : "";
    return piece(separator === ";" ? "parameter" : "segment", separator, part.slice(separator.length));
  });
}

function queryPieces(query: string): UrlPiece[] {
  return query.split("&").map((pair, i) => piece("pair", i === 0 ? "?" : "&", pair));
}

/**
 * Cuts an address where it may break over lines (RFC 3986, section 3). Joining
 * separators and texts gives the address back, whatever it is.
 *
 *     "https://a.example/b?c=1" -> "https:" | "//" "a.example" | "/" "b" | "?" "c=1"
 */
export function urlPieces(url: string): UrlPiece[] {
  const [, scheme, authority, path = "", query, fragment] =
    /^([a-z][a-z0-9+.-]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/i.exec(url) ?? [];
  return [
    ...(scheme === undefined ? [] : [piece("scheme", "", scheme)]),
    ...(authority === undefined ? [] : authorityPieces(authority.slice(2))),
    ...pathPieces(path),
    ...(query === undefined ? [] : queryPieces(query.slice(1))),
    ...(fragment === undefined ? [] : [piece("fragment", "#", fragment.slice(1))]),
  ];
}
