/**
 * An address, or a Location as a server writes it, without user name and password where
 * it holds a password: they appear in no report and no storage. A name alone stays.
 * `https://user:pass@a.example/` -> `https://a.example/`, `//user:pass@a.example/` ->
 * `//a.example/`; `https://name@a.example/` and `/p?q=a:b@c` stay
 */
export function withoutCredentials(url: string): string {
  if (!url.includes("@")) return url;
  // As written first: a reference without a scheme is no URL, and spelling is evidence.
  const start = /^(?:[a-z][a-z\d+.-]*:)?[\\/]{2,}/i.exec(url)?.[0];
  return start === undefined ? parsedWithout(url) : start + authorityWithout(url.slice(start.length));
}

function authorityWithout(rest: string): string {
  const end = rest.search(/[\\/?#]/);
  const authority = end === -1 ? rest : rest.slice(0, end);
  const at = authority.lastIndexOf("@");
  return authority.slice(0, Math.max(at, 0)).includes(":") ? rest.slice(at + 1) : rest;
}

/** `https:user:pass@a.example/`, which the URL parser takes for an authority all the same. */
function parsedWithout(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.password === "") return url;
  parsed.username = "";
  parsed.password = "";
  return parsed.href;
}
