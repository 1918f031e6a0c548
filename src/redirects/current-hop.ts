import type { Hop, HopKind } from "../model/navigation";
import type { RecordedRequest } from "./recorded";

/** A hop that was seen from the outside only. */
export const unseenHop = (url: string, kind: HopKind, location: string | null = null): Hop => ({
  url,
  status: null,
  location,
  kind,
  fromCache: false,
  ms: 0,
});

/** The current URL with what was answered there; null in front of a URL nobody asked for. */
export function currentHop({ answer, current, lastEventAt, intercepted }: RecordedRequest): Hop | null {
  if (current === null) return null;
  if (intercepted) return unseenHop(current.url, "service-worker");
  return {
    url: current.url,
    status: answer === null || answer.status === 0 ? null : answer.status,
    location: answer?.headers.location ?? null,
    kind: "http",
    fromCache: answer?.fromCache ?? false,
    ms: Math.max(0, Math.round(lastEventAt - current.since)),
  };
}

/**
 * The URL that was asked for before, where nothing told that it sent on: a worker of
 * the site did, or the event was lost. A worker that leaves the answer to the network
 * lets the same URL be asked for again.
 */
export function leftHop(request: RecordedRequest, next: string): readonly Hop[] {
  const hop = request.current?.url === next ? null : currentHop(request);
  return hop === null ? [] : [{ ...hop, location: hop.location ?? next }];
}
