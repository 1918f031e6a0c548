import type { Hop, HopKind } from "../../model/navigation";
import type { HopHeaders, OwnRequestEvent, RequestEvent } from "../../model/request-event";

/** What one request of ours came to, with the hops the browser made by itself before it. */
export interface FetchHops {
  readonly hops: readonly Hop[];
  /** Headers of the last answer; null until a server answered. */
  readonly headers: HopHeaders | null;
  /** Where the last answer came from; null where the browser does not tell. */
  readonly ip: string | null;
}

const isUpgrade = (from: string, to: string): boolean =>
  from.startsWith("http:") && to === from.replace(/^http:/, "https:");

/** A redirect that no server sent, by its marks in each browser; null for a server's. */
function internalKind(event: RequestEvent & { type: "redirect" | "headers" }): HopKind | null {
  const reason = event.headers?.nonAuthoritativeReason;
  if (reason) return reason.toLowerCase() === "hsts" ? "hsts" : "browser-upgrade";
  return event.type === "redirect" && event.status === 0 ? "hsts" : null;
}

const ownHop = (url: string, location: string, kind: HopKind, ms: number): Hop => ({
  url,
  status: null,
  location,
  kind,
  fromCache: false,
  ms,
});

/**
 * Reads the events of one fetch with `redirect: 'manual'`. Chromium reports
 * headers, a redirect and an abort; Firefox headers and a completion; both give
 * one answer here. What the browser did by itself (HSTS, an upgrade before the
 * first event) becomes a hop without a status.
 */
export function hopsOfFetch(events: readonly OwnRequestEvent[], asked: string): FetchHops {
  const hops: Hop[] = [];
  let headers: HopHeaders | null = null;
  let since = events[0]?.at ?? 0;
  const first = events.find(({ type }) => type === "request");
  if (first !== undefined && isUpgrade(asked, first.url))
    hops.push(ownHop(asked, first.url, "browser-upgrade", 0));
  for (const event of events) {
    if (event.type === "request") since = event.at;
    if (event.type !== "headers" && event.type !== "redirect" && event.type !== "completed") continue;
    const ms = Math.max(0, Math.round(event.at - since));
    const kind = event.type === "completed" ? null : internalKind(event);
    if (kind !== null) {
      if (event.type === "redirect") hops.push(ownHop(event.url, event.redirectUrl, kind, ms));
      continue;
    }
    const known = hops.some(({ url, status }) => url === event.url && status !== null);
    if (event.headers === null || known) continue;
    headers = event.headers;
    const { location } = event.headers;
    const { url, status, fromCache } = event;
    hops.push({ url, status, location, kind: "http", fromCache, ms });
  }
  const ip = events.findLast((event) => event.type === "address")?.ip ?? null;
  return { hops, headers, ip };
}
