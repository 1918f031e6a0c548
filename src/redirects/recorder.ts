import type { DocumentResponse, Hop, HopKind } from "../model/navigation";
import type { HopHeaders, RequestEvent } from "../model/request-event";
import { withoutCredentials } from "./without-credentials";

/** One main-frame request with all its redirects, as far as it has come. */
export interface RecordedRequest {
  readonly requestId: string;
  readonly startedAt: number;
  readonly lastEventAt: number;
  readonly hops: readonly Hop[];
  /** The URL asked for now, since when, and where the last redirect led. */
  readonly current: { readonly url: string; readonly since: number } | null;
  readonly awaited: string | null;
  readonly answer: {
    readonly status: number;
    readonly fromCache: boolean;
    readonly headers: HopHeaders;
  } | null;
  readonly response: DocumentResponse | null;
  readonly closed: boolean;
  readonly error: string | null;
}

/** What is known of one tab, newest request last. */
export type TabNavigations = readonly RecordedRequest[];

/** Requests kept for one tab: enough for a few steps back in its history. */
const MOST_REQUESTS = 8;

const isUpgrade = (from: string, to: string): boolean =>
  from.startsWith("http:") && to === from.replace(/^http:/, "https:");

function begin(event: RequestEvent): RecordedRequest {
  return {
    requestId: event.requestId,
    startedAt: event.at,
    lastEventAt: event.at,
    hops: [],
    current: { url: event.url, since: event.at },
    awaited: null,
    answer: null,
    response: null,
    closed: false,
    error: null,
  };
}

/** A redirect that no server sent: HSTS and upgrades, by their marks in each browser. */
function redirectKind(event: RequestEvent & { type: "redirect" }, headers: HopHeaders | null): HopKind {
  if (headers?.nonAuthoritativeReason?.toLowerCase() === "hsts") return "hsts";
  if (headers?.nonAuthoritativeReason) return "browser-upgrade";
  if (event.status === 0 && isUpgrade(event.url, event.redirectUrl)) return "hsts";
  return "http";
}

function hopOf(
  request: RecordedRequest,
  event: { url: string; at: number; status: number; fromCache: boolean },
  kind: HopKind,
  location: string | null,
): Hop {
  return {
    url: event.url,
    status: kind === "http" && event.status > 0 ? event.status : null,
    location,
    kind,
    fromCache: event.fromCache,
    ms: Math.max(0, Math.round(event.at - (request.current?.since ?? event.at))),
  };
}

function onRequest(request: RecordedRequest, event: RequestEvent): RecordedRequest {
  const upgraded = request.awaited !== null && isUpgrade(request.awaited, event.url);
  const upgrade: Hop[] = upgraded
    ? [
        {
          url: request.awaited as string,
          status: null,
          location: event.url,
          kind: "browser-upgrade",
          fromCache: false,
          ms: 0,
        },
      ]
    : [];
  return {
    ...request,
    hops: [...request.hops, ...upgrade],
    current: { url: event.url, since: event.at },
    awaited: null,
    answer: null,
  };
}

function onRedirect(request: RecordedRequest, event: RequestEvent & { type: "redirect" }): RecordedRequest {
  const headers = request.answer?.headers ?? event.headers;
  const kind = redirectKind(event, headers);
  const location = kind === "http" ? (headers?.location ?? event.redirectUrl) : event.redirectUrl;
  const hop = hopOf(request, event, kind, location);
  return {
    ...request,
    hops: [...request.hops, hop],
    current: null,
    awaited: event.redirectUrl,
    answer: null,
  };
}

function onCompleted(request: RecordedRequest, event: RequestEvent & { type: "completed" }): RecordedRequest {
  const headers = request.answer?.headers ?? event.headers;
  const hop = hopOf(request, event, "http", headers?.location ?? null);
  const response = headers === null ? null : { status: event.status, headers: headers.kept };
  return { ...request, hops: [...request.hops, hop], current: null, response, closed: true };
}

function onError(request: RecordedRequest, event: RequestEvent & { type: "error" }): RecordedRequest {
  const { answer, current } = request;
  // A target that was never asked for (javascript:, a 21st redirect) is a hop nobody answered.
  const status = answer?.status ?? 0;
  const unanswered = {
    url: current?.url ?? event.url,
    at: event.at,
    status,
    fromCache: answer?.fromCache ?? false,
  };
  const hop = hopOf(request, unanswered, "http", answer?.headers.location ?? null);
  return { ...request, hops: [...request.hops, hop], current: null, closed: true, error: event.error };
}

function step(request: RecordedRequest, event: RequestEvent): RecordedRequest {
  switch (event.type) {
    case "request":
      return onRequest(request, event);
    case "headers":
      return {
        ...request,
        answer: { status: event.status, fromCache: event.fromCache, headers: event.headers },
        response: { status: event.status, headers: event.headers.kept },
      };
    case "redirect":
      return onRedirect(request, event);
    case "completed":
      return onCompleted(request, event);
    case "error":
      return onError(request, event);
  }
}

/** The same event heard twice, as Chromium delivers it after a listener was added again. */
function isRepeated(request: RecordedRequest, event: RequestEvent): boolean {
  if (request.closed) return true;
  if (event.type === "request")
    return request.current?.url === event.url && request.current.since === event.at;
  if (event.type === "redirect") return request.current === null;
  return false;
}

/**
 * The pure heart of the navigation recorder: (what a tab did, one browser event)
 * -> what it did now. Requests are told apart by requestId, so events of several
 * may come in any order between each other.
 */
export function recordEvent(navigations: TabNavigations, heard: RequestEvent): TabNavigations {
  const event = { ...heard, url: withoutCredentials(heard.url) };
  const known = navigations.find((request) => request.requestId === event.requestId);
  if (known === undefined) {
    // A listener woken in mid-chain sees the rest only; the start is what it saw first.
    const begun = begin(event);
    const first = event.type === "request" ? begun : { ...step(begun, event), lastEventAt: event.at };
    return [...navigations, first].slice(-MOST_REQUESTS);
  }
  if (isRepeated(known, event)) return navigations;
  const next = { ...step(known, event), lastEventAt: Math.max(known.lastEventAt, event.at) };
  return navigations.map((request) => (request === known ? next : request));
}
