import type { Hop } from "../../model/navigation";
import type { HopHeaders, RequestEvent } from "../../model/request-event";

/** What one request of ours came to, with the hops the browser made by itself before it. */
export interface FetchHops {
  readonly hops: readonly Hop[];
  /** Headers of the last answer; null until a server answered. */
  readonly headers: HopHeaders | null;
}

const isInternal = (event: RequestEvent): boolean =>
  (event.type === "redirect" && event.status === 0) ||
  ((event.type === "redirect" || event.type === "headers") && Boolean(event.headers?.nonAuthoritativeReason));

/**
 * Reads the events of one fetch with `redirect: 'manual'`. Chromium reports
 * headers, a redirect and an abort; Firefox headers and a completion; both give
 * one answer here. Internal redirects (HSTS) become hops without a status.
 */
export function hopsOfFetch(events: readonly RequestEvent[]): FetchHops {
  const hops: Hop[] = [];
  let headers: HopHeaders | null = null;
  let since = events[0]?.at ?? 0;
  const answered = new Set<string>();
  for (const event of events) {
    if (event.type === "request") since = event.at;
    if (event.type === "request" || event.type === "error") continue;
    const ms = Math.max(0, Math.round(event.at - since));
    if (isInternal(event)) {
      if (event.type !== "redirect") continue;
      hops.push({
        url: event.url,
        status: null,
        location: event.redirectUrl,
        kind: "hsts",
        fromCache: false,
        ms,
      });
      continue;
    }
    if (event.headers === null || answered.has(event.url)) continue;
    answered.add(event.url);
    headers = event.headers;
    const { location } = event.headers;
    hops.push({
      url: event.url,
      status: event.status,
      location,
      kind: "http",
      fromCache: event.fromCache,
      ms,
    });
  }
  return { hops, headers };
}
