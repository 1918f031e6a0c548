import type { OwnRequestEvent } from "../../model/request-event";

/** One fetch under way, and what the browser told of it so far. */
export interface Expected {
  readonly url: string;
  readonly events: readonly OwnRequestEvent[];
  /** Resolves when nothing more needs to be waited for. */
  readonly complete: Promise<void>;
}

interface Pending extends Expected {
  requestId: string | null;
  readonly events: OwnRequestEvent[];
  readonly completed: () => void;
}

/** The last event of a request, where the browser sends one: Chromium stays silent at `javascript:`. */
const isLast = (event: OwnRequestEvent): boolean => event.type === "completed" || event.type === "error";

/** Status and address are all we want; the address comes after the headers. */
const isEnough = (events: readonly OwnRequestEvent[]): boolean =>
  events.some(({ type }) => type === "headers") && events.at(-1)?.type === "address";

/** Heard twice, by a listener that was added again for a host permitted meanwhile. */
const isSame = (one: OwnRequestEvent, other: OwnRequestEvent): boolean =>
  one.type === other.type && one.at === other.at && one.url === other.url;

/**
 * Joins fetches with the browser's events: the first event of a request names
 * the URL asked for, or its https form where the browser upgraded it; all others
 * carry its requestId. Nothing is kept of a fetch that is forgotten.
 */
export function createRequestJoin() {
  const byUrl = new Map<string, Pending>();
  const byRequest = new Map<string, Pending>();

  function begun(event: OwnRequestEvent): Pending | undefined {
    const pending = byUrl.get(event.url) ?? byUrl.get(event.url.replace(/^https:/, "http:"));
    if (pending === undefined || pending.requestId !== null) return undefined;
    pending.requestId = event.requestId;
    byRequest.set(event.requestId, pending);
    return pending;
  }

  return {
    /** One fetch a URL at a time. */
    expect(url: string): Expected {
      let completed = () => {};
      const complete = new Promise<void>((resolve) => {
        completed = resolve;
      });
      const pending: Pending = { url, requestId: null, events: [], complete, completed };
      byUrl.set(url, pending);
      return pending;
    },
    heard(event: OwnRequestEvent): void {
      const known = byRequest.get(event.requestId);
      const pending = known ?? (event.type === "request" ? begun(event) : undefined);
      if (pending === undefined || pending.events.some((before) => isSame(before, event))) return;
      pending.events.push(event);
      if (isLast(event) || isEnough(pending.events)) pending.completed();
    },
    forget(expected: Expected): void {
      const pending = byUrl.get(expected.url);
      byUrl.delete(expected.url);
      if (pending?.requestId != null) byRequest.delete(pending.requestId);
    },
    size: (): number => byUrl.size + byRequest.size,
  };
}
