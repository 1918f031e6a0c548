import type { Hop, RedirectOutcome } from "../model/navigation";

/** Browsers give up after this many redirects (Fetch, HTTP-redirect fetch). */
export const MOST_REDIRECTS = 20;

/** Statuses that send on (RFC 9110 15.4): 300 and 304 do not. */
export const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Two hops back at the same URL: /a -> /b -> /a. A single self-redirect that ends is a cookie check. */
function repeats(hops: readonly Hop[]): boolean {
  return new Set(hops.map((hop) => hop.url)).size < hops.length;
}

/**
 * The server answered that we may not: it says nothing about whether others may.
 * 401 and 407 ask for credentials, 451 depends on the country, 999 is LinkedIn's.
 */
const REFUSED = new Set([401, 403, 407, 451, 999]);

/** What the last answer of a chain came to; one reading for pages and for checked links. */
export function endOutcome(status: number, redirected: boolean): RedirectOutcome {
  if (status === 429) return "rate-limited";
  if (REFUSED.has(status)) return "blocked-by-site";
  if (status >= 500) return "server-error";
  if (status >= 400) return "client-error";
  return redirected ? "redirected" : "ok";
}

function lastOutcome({ status, location }: Hop, redirected: boolean): RedirectOutcome {
  if (status === null) return "not-observable";
  if (REDIRECTS.has(status)) return location === null ? "no-location" : "bad-location";
  return endOutcome(status, redirected);
}

/** What a finished chain came to. `error` is the browser's error text, where it ended in one. */
export function chainOutcome(hops: readonly Hop[], error: string | null): RedirectOutcome {
  const last = hops.at(-1);
  if (last === undefined) return "not-observable";
  const redirects = hops.filter((hop) => hop.location !== null || hop.status === null).length;
  if (error !== null) {
    if (redirects >= MOST_REDIRECTS) return repeats(hops) ? "loop" : "too-many";
    if (/BLOCKED|UNSAFE_PORT/i.test(error)) return "blocked-by-browser";
    if (last.location !== null) return "bad-location";
    return "network-error";
  }
  return lastOutcome(last, hops.length > 1);
}
