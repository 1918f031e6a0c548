import type { Scope } from "../model/link";
import { registrableDomain } from "./registrable-domain";

/** Most sites link to few hosts; a hostile page to as many as it likes. */
const MOST_KEPT_HOSTS = 2048;

/**
 * Compiles a scope to a test of parsed http(s) URLs. An origin that cannot be
 * parsed leaves nothing in scope, but for `any`.
 * scope `site` of `https://www.e.com` -> true for `http://blog.e.com/`
 */
export function compileScope(scope: Scope): (url: URL) => boolean {
  if (scope.mode === "any") return () => true;
  const own = parse(scope.origin);
  if (own === null) return () => false;
  if (scope.mode === "origin") return (url) => url.origin === own.origin;
  if (scope.mode === "host") return (url) => url.hostname === own.hostname;
  const isOwnSite = sameSite(own.hostname);
  return (url) => isOwnSite(url.hostname);
}

/**
 * Whether an http(s) URL belongs to the scope; false for what is none.
 * `("https://e.com./", { mode: "origin", origin: "https://e.com" })` -> false
 */
export function inScope(url: string, scope: Scope): boolean {
  const parsed = parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return false;
  return compileScope(scope)(parsed);
}

function sameSite(ownHost: string): (host: string) => boolean {
  const own = registrableDomain(ownHost);
  const known = new Map<string, boolean>();
  return (host) => {
    let same = known.get(host);
    if (same === undefined) {
      same = own === null ? host === ownHost : registrableDomain(host) === own;
      if (known.size >= MOST_KEPT_HOSTS) known.clear();
      known.set(host, same);
    }
    return same;
  };
}

function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
