import type { NavigationEvent } from "../model/navigation-event";
import type { HopHeaders, RequestEvent } from "../model/request-event";
import { recordNavigation } from "./documents";
import { inOrder } from "./event-order";
import { linkDocuments } from "./link-documents";
import type { TabHistory } from "./recorded";
import { requestFrom } from "./request-steps";
import { withoutCredentials } from "./without-credentials";

/** Requests kept for one tab: enough for a few steps back in its history. */
const MOST_REQUESTS = 12;

/** Passwords in a Location are those of the next address. */
function withoutPasswords(event: RequestEvent): RequestEvent {
  const headers = (kept: HopHeaders): HopHeaders =>
    kept.location === null ? kept : { ...kept, location: withoutCredentials(kept.location) };
  switch (event.type) {
    case "redirect":
      return {
        ...event,
        redirectUrl: withoutCredentials(event.redirectUrl),
        headers: event.headers && headers(event.headers),
      };
    case "headers":
      return { ...event, headers: headers(event.headers) };
    default:
      return event;
  }
}

function recordRequest(history: TabHistory, event: RequestEvent): TabHistory {
  const { requests } = history;
  const known = requests.find((request) => request.requestId === event.requestId);
  if (known === undefined)
    return { ...history, requests: [...requests, requestFrom([event])].slice(-MOST_REQUESTS) };
  const events = inOrder(known.events, event);
  if (events === known.events) return history;
  const next = { ...requestFrom(events), used: known.used };
  return { ...history, requests: requests.map((request) => (request === known ? next : request)) };
}

/** `redirect` is of webRequest alone, `commit` of webNavigation: the types tell the two kinds of event apart. */
const isRequestEvent = (event: RequestEvent | NavigationEvent): event is RequestEvent => "requestId" in event;

/**
 * The pure heart of the navigation recorder: (what a tab did, one browser event)
 * -> what it did now. Requests are told apart by requestId and documents by their
 * identity, so events of several may come in any order between each other.
 */
export function recordEvent(history: TabHistory, heard: RequestEvent | NavigationEvent): TabHistory {
  const event = { ...heard, url: withoutCredentials(heard.url) };
  const next = isRequestEvent(event)
    ? recordRequest(history, withoutPasswords(event))
    : recordNavigation(history, event);
  return linkDocuments(next);
}
