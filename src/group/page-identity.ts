/**
 * What of a URL tells pages apart: the fragment does not, unless the key keeps it
 * because the site has its routes there (policy `hashRoutes`).
 * `("https://e.com/a#b", "https://e.com/a")` -> `https://e.com/a`
 */
export function withoutFragment(url: string, key: string): string {
  const hash = url.indexOf("#");
  return hash === -1 || key.includes("#") ? url : url.slice(0, hash);
}

/** `https://e.com/a#b` -> `#b`; empty where there is none. */
export function fragmentOf(url: string): string {
  const hash = url.indexOf("#");
  return hash === -1 ? "" : url.slice(hash);
}
