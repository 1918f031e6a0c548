import type { RequestEvent } from "../model/request-event";

/** 20 redirects have three events each; more than this is no chain. */
const MOST_EVENTS = 100;

const RANK: Readonly<Record<RequestEvent["type"], number>> = {
  request: 0,
  headers: 1,
  redirect: 2,
  completed: 3,
  error: 3,
};

const isSame = (one: RequestEvent, other: RequestEvent): boolean =>
  one.type === other.type && one.url === other.url && one.at === other.at;

/** What happened later, or at one address in the same millisecond as a consequence. */
const isAfter = (one: RequestEvent, other: RequestEvent): boolean =>
  one.at > other.at || (one.at === other.at && one.url === other.url && RANK[one.type] > RANK[other.type]);

/** The headers of an answer stand in its first event already. */
function lean(event: RequestEvent, events: readonly RequestEvent[]): RequestEvent {
  if (event.type !== "redirect" && event.type !== "completed") return event;
  const known = events.some(({ type, url, at }) => type === "headers" && url === event.url && at <= event.at);
  return known ? { ...event, headers: null } : event;
}

/**
 * Puts an event where it happened; the same list where it is heard a second time. A
 * Firefox that wakes its background hands over what it kept, one kind of event after
 * the other. [request a, request b] + redirect a -> [request a, redirect a, request b]
 */
export function inOrder(events: readonly RequestEvent[], event: RequestEvent): readonly RequestEvent[] {
  if (events.length >= MOST_EVENTS || events.some((one) => isSame(one, event))) return events;
  const later = events.findIndex((one) => isAfter(one, event));
  const place = later === -1 ? events.length : later;
  return [...events.slice(0, place), lean(event, events), ...events.slice(place)];
}
