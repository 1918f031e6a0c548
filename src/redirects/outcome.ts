import type { Hop, RedirectOutcome } from "../model/navigation";

/** Browsers give up after this many redirects (Fetch, HTTP-redirect fetch). */
export const MOST_REDIRECTS = 20;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Two hops back at the same URL: /a -> /b -> /a. A single self-redirect that ends is a cookie check. */
function repeats(hops: readonly Hop[]): boolean {
  return new Set(hops.map((hop) => hop.url)).size < hops.length;
}

function statusOutcome(last: Hop, redirected: boolean): RedirectOutcome {
  const { status } = last;
  if (status === null) return "not-observable";
  if (status === 429) return "rate-limited";
  if (status >= 500) return "server-error";
  if (status === 999) return "blocked-by-site";
  if (status >= 400) return "client-error";
  if (REDIRECTS.has(status)) return last.location === null ? "no-location" : "bad-location";
  return redirected ? "redirected" : "ok";
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
  return statusOutcome(last, hops.length > 1);
}
