import type { Hop, RedirectOutcome } from "../../model/navigation";
import type { Refusal } from "./vet";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * The server answered that we may not: it says nothing about whether others may.
 * 401 and 407 ask for credentials, 451 depends on the country, 999 is LinkedIn's.
 */
const REFUSED = new Set([401, 403, 407, 451, 999]);

/** Own limit on hops, that of browsers. */
export const MOST_HOPS = 20;

export type NextStep =
  | { readonly follow: string }
  | { readonly outcome: RedirectOutcome; readonly finalUrl: string; readonly why?: string };

function finalOutcome(status: number, redirected: boolean): RedirectOutcome {
  if (status === 429) return "rate-limited";
  if (REFUSED.has(status)) return "blocked-by-site";
  if (status >= 500) return "server-error";
  if (status >= 400) return "client-error";
  return redirected ? "redirected" : "ok";
}

/** RFC 9110 10.2.2: a Location without fragment inherits that of the request. */
function target(location: string, from: string): URL | null {
  if (!URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  if (next.hash === "") next.hash = new URL(from).hash;
  return next;
}

/** What is sent: the fragment never is. */
export const withoutFragment = (url: string): string => url.split("#", 1)[0] as string;

const COOKIE_WALL = "redirects to itself to set a cookie, and a check sends none";

/**
 * What to do after the hops so far: follow the next address or stop with a
 * verdict. `vet` refuses addresses that must not be requested; `setsCookie` tells
 * whether the last answer set one: a redirect to itself is no loop then, but a
 * wall that only cookies pass.
 */
export function nextStep(
  hops: readonly Hop[],
  vet: (url: string) => Refusal | null,
  setsCookie = false,
): NextStep {
  const last = hops.at(-1);
  if (last === undefined) return { outcome: "not-observable", finalUrl: "" };
  const { status, location, url } = last;
  if (status !== null && !REDIRECTS.has(status))
    return { outcome: finalOutcome(status, hops.length > 1), finalUrl: url };
  if (location === null || location === "") return { outcome: "no-location", finalUrl: url };
  const next = target(location, url);
  if (next === null) return { outcome: "bad-location", finalUrl: url, why: "Location is not an address" };
  if (next.protocol !== "http:" && next.protocol !== "https:")
    return { outcome: "bad-location", finalUrl: url, why: `leads to a ${next.protocol} address` };
  return followed(hops, next.href, vet, setsCookie);
}

function followed(
  hops: readonly Hop[],
  next: string,
  vet: (url: string) => Refusal | null,
  setsCookie: boolean,
): NextStep {
  const sent = withoutFragment(next);
  if (setsCookie && withoutFragment(hops.at(-1)?.url ?? "") === sent)
    return { outcome: "not-observable", finalUrl: next, why: COOKIE_WALL };
  if (hops.some((hop) => withoutFragment(hop.url) === sent)) return { outcome: "loop", finalUrl: next };
  if (hops.length >= MOST_HOPS) return { outcome: "too-many", finalUrl: next };
  const refusal = vet(next);
  return refusal === null ? { follow: next } : { ...refusal, finalUrl: next };
}
