import type { Hop } from "../model/navigation";
import type { RequestEvent } from "../model/request-event";
import { currentHop, leftHop, unseenHop } from "./current-hop";
import { madeBy } from "./made-by";
import { isUpgrade, type RecordedRequest } from "./recorded";

type Of<T extends RequestEvent["type"]> = RequestEvent & { readonly type: T };

/** The record of a request of which nothing is known but this event. */
function beginRequest(event: RequestEvent): RecordedRequest {
  return {
    requestId: event.requestId,
    events: [],
    startedAt: event.at,
    lastEventAt: event.at,
    hops: [],
    current: { url: event.url, since: event.at },
    awaited: null,
    answer: null,
    response: null,
    intercepted: false,
    closed: false,
    error: null,
    initiatorUrl: event.initiatorUrl ?? null,
    prerender: event.prerender ?? false,
    used: false,
  };
}

/** The next URL has not answered, whatever the one before said. */
const NO_ANSWER = { answer: null, response: null };

function onRequest(request: RecordedRequest, event: Of<"request">): RecordedRequest {
  const { awaited, hops } = request;
  const upgraded =
    awaited !== null && isUpgrade(awaited, event.url)
      ? [unseenHop(awaited, "browser-upgrade", event.url)]
      : [];
  const moved = [...leftHop(request, event.url), ...upgraded];
  return {
    ...request,
    hops: [...hops, ...moved],
    current: { url: event.url, since: event.at },
    awaited: null,
    ...NO_ANSWER,
    intercepted: false,
  };
}

function onHeaders(request: RecordedRequest, event: Of<"headers">): RecordedRequest {
  const { status, fromCache, headers } = event;
  return {
    ...request,
    current: request.current ?? { url: event.url, since: event.at },
    awaited: null,
    answer: { status, fromCache, headers },
    response: { status, headers: headers.kept },
    intercepted: false,
  };
}

function onRedirect(request: RecordedRequest, event: Of<"redirect">): RecordedRequest {
  // Firefox sends a request to the site's service worker as a redirect to itself.
  if (event.status === 0 && event.redirectUrl === event.url) return { ...request, intercepted: true };
  const headers = request.answer?.headers ?? event.headers;
  const made = madeBy(event, headers);
  const served = made.kind === "http";
  const hop: Hop = {
    url: event.url,
    status: served && event.status > 0 ? event.status : null,
    location: served ? (headers?.location ?? event.redirectUrl) : event.redirectUrl,
    fromCache: event.fromCache,
    ms: Math.max(0, Math.round(event.at - (request.current?.since ?? event.at))),
    ...made,
  };
  return {
    ...request,
    hops: [...request.hops, hop],
    current: null,
    awaited: event.redirectUrl,
    ...NO_ANSWER,
  };
}

/** What was asked for last is answered, or never will be; a target nobody asked for is no hop. */
function close(request: RecordedRequest): RecordedRequest {
  const hop = currentHop(request);
  return {
    ...request,
    hops: hop === null ? request.hops : [...request.hops, hop],
    current: null,
    intercepted: false,
    closed: true,
  };
}

function onCompleted(request: RecordedRequest, event: Of<"completed">): RecordedRequest {
  const headers = request.answer?.headers ?? event.headers;
  const { status, fromCache } = event;
  const answer = headers === null ? request.answer : { status, fromCache, headers };
  const current = request.current ?? { url: event.url, since: event.at };
  const response = headers === null ? null : { status, headers: headers.kept };
  return close({ ...request, lastEventAt: event.at, current, awaited: null, answer, response });
}

/** What the event makes of the request. */
function stepRequest(request: RecordedRequest, event: RequestEvent): RecordedRequest {
  switch (event.type) {
    case "request":
      return onRequest(request, event);
    case "headers":
      return onHeaders(request, event);
    case "redirect":
      return onRedirect(request, event);
    case "completed":
      return onCompleted(request, event);
    case "error":
      return { ...close({ ...request, lastEventAt: event.at }), error: event.error };
  }
}

/** What a request came to, from everything heard of it in the order it happened. */
export function requestFrom(events: readonly RequestEvent[]): RecordedRequest {
  const [first, ...rest] = events as readonly [RequestEvent, ...RequestEvent[]];
  // A listener woken in mid-chain hears the rest only; the start is what it heard first.
  const begun = first.type === "request" ? beginRequest(first) : stepRequest(beginRequest(first), first);
  const whole = rest.reduce(
    (request, event) => ({ ...stepRequest(request, event), lastEventAt: event.at }),
    begun,
  );
  return { ...whole, events };
}
