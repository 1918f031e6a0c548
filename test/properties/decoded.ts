/** Decodes `%XX` to bytes, one character a byte; a lone `%` is itself. */
function bytes(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The segments of a path, decoded. */
export function decodedPath(path: string): string[] {
  return path.split("/").map(bytes);
}

/** The pairs of a query, decoded as a form. */
export function decodedQuery(search: string): string[] {
  return search
    .replace(/^\?/, "")
    .split("&")
    .map((pair) => bytes(pair.replace(/\+/g, " ").replace("=", "\u0000=")));
}
