import type { Hop, RedirectOutcome } from "../../model/navigation";
import type { Refusal } from "./vet";

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Own limit on hops, that of browsers. */
export const MOST_HOPS = 20;

export type NextStep =
  | { readonly follow: string }
  | { readonly outcome: RedirectOutcome; readonly finalUrl: string; readonly why?: string };

function finalOutcome(status: number, redirected: boolean): RedirectOutcome {
  if (status === 429) return "rate-limited";
  if (status === 403 || status === 999) return "blocked-by-site";
  if (status >= 500) return "server-error";
  if (status >= 400) return "client-error";
  return redirected ? "redirected" : "ok";
}

/** RFC 9110 10.2.2: a Location without fragment inherits that of the request. */
function target(location: string, from: string): string | null {
  if (!URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  if (next.hash === "") next.hash = new URL(from).hash;
  return next.href;
}

/**
 * What to do after the hops so far: follow the next address or stop with a
 * verdict. `vet` refuses addresses that must not be requested.
 */
export function nextStep(hops: readonly Hop[], vet: (url: string) => Refusal | null): NextStep {
  const last = hops.at(-1);
  if (last === undefined) return { outcome: "not-observable", finalUrl: "" };
  const { status, location, url } = last;
  if (status !== null && !REDIRECTS.has(status))
    return { outcome: finalOutcome(status, hops.length > 1), finalUrl: url };
  if (location === null || location === "") return { outcome: "no-location", finalUrl: url };
  const next = target(location, url);
  if (next === null) return { outcome: "bad-location", finalUrl: url, why: "Location is not an address" };
  if (hops.some((hop) => hop.url === next)) return { outcome: "loop", finalUrl: next };
  if (hops.length >= MOST_HOPS) return { outcome: "too-many", finalUrl: next };
  const refusal = vet(next);
  if (refusal !== null) return { ...refusal, finalUrl: next };
  return { follow: next };
}
