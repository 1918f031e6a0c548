import type { Hop, RedirectOutcome } from "../../model/navigation";
import { endOutcome, MOST_REDIRECTS, REDIRECTS } from "../outcome";
import { withoutFragment } from "../without-fragment";
import type { Refusal } from "./vet";

export type NextStep =
  | { readonly follow: string }
  | { readonly outcome: RedirectOutcome; readonly finalUrl: string; readonly why?: string };

/** RFC 9110 10.2.2: a Location without fragment inherits that of the request. */
function target(location: string, from: string): URL | null {
  if (!URL.canParse(location, from)) return null;
  const next = new URL(location, from);
  if (next.hash === "") next.hash = new URL(from).hash;
  return next;
}

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
    return { outcome: endOutcome(status, hops.length > 1), finalUrl: url };
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
  if (hops.length >= MOST_REDIRECTS) return { outcome: "too-many", finalUrl: next };
  const refusal = vet(next);
  return refusal === null ? { follow: next } : { ...refusal, finalUrl: next };
}
