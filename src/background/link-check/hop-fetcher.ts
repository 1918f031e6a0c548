import type { OwnRequestEvent } from "../../model/request-event";
import { errorText } from "../../platform/error-text";
import { type FetchHops, hopsOfFetch } from "../../redirects/link-check/fetch-hops";
import { aborted } from "./aborted";
import { createRequestJoin } from "./request-join";

/** A request that takes longer is a verdict, not a wait: workers are stopped at 30 s. */
const TIMEOUT_MS = 20_000;

/** Events arrive after the fetch settles; this long we wait for them. */
const GRACE_MS = 1_500;

export interface HopAnswer extends FetchHops {
  readonly failed: "timeout" | "network-error" | "cancelled" | null;
  readonly error: string | null;
}

/** Whatever the caller would send along, nothing of the user's goes out. */
const PLAIN = {
  redirect: "manual",
  credentials: "omit",
  cache: "no-store",
  referrerPolicy: "no-referrer",
} as const satisfies RequestInit;

async function request(
  url: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<void>,
): Promise<string | null> {
  const drop = new AbortController();
  try {
    await read(await fetch(url, { ...PLAIN, signal: AbortSignal.any([signal, drop.signal]) }));
    return null;
  } catch (error) {
    return errorText(error);
  } finally {
    drop.abort();
  }
}

/**
 * Asks for one URL without cookies, referrer or cache, follows nothing, takes
 * status and headers from the browser's events and drops the body, unless
 * `read` takes it first. What is asked twice at once is asked one after the
 * other: the URL is the join between fetch and events.
 */
export function createHopFetcher(read: (response: Response) => Promise<void> = async () => {}) {
  const join = createRequestJoin();
  const lastFor = new Map<string, Promise<unknown>>();

  async function ask(url: string, cancel: AbortSignal): Promise<HopAnswer> {
    const pending = join.expect(url);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const error = await request(url, AbortSignal.any([cancel, timeout]), read);
    const grace = new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    await Promise.race([pending.complete, grace, aborted(cancel)]);
    join.forget(pending);
    return answerOf(hopsOfFetch(pending.events, url), pending.events, { error, cancel, timeout });
  }

  async function fetchHop(url: string, cancel: AbortSignal): Promise<HopAnswer> {
    const before = lastFor.get(url);
    const answer = (before ?? Promise.resolve()).then(() => ask(url, cancel));
    lastFor.set(url, answer);
    try {
      return await answer;
    } finally {
      if (lastFor.get(url) === answer) lastFor.delete(url);
    }
  }

  return { fetchHop, heard: join.heard, pending: () => join.size() + lastFor.size };
}

/** A status that was seen counts, however the body ended; a failure says what the browser said. */
function answerOf(
  hops: FetchHops,
  events: readonly OwnRequestEvent[],
  end: { readonly error: string | null; readonly cancel: AbortSignal; readonly timeout: AbortSignal },
): HopAnswer {
  const { error, cancel, timeout } = end;
  if (error === null || hops.headers !== null) return { ...hops, failed: null, error: null };
  if (cancel.aborted) return { ...hops, failed: "cancelled", error };
  if (timeout.aborted)
    return { ...hops, failed: "timeout", error: `no answer within ${TIMEOUT_MS / 1000} s` };
  const told = events.find((event) => event.type === "error");
  return { ...hops, failed: "network-error", error: told?.error ?? error };
}
