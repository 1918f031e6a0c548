import type { RequestEvent } from "../../model/request-event";
import { type FetchHops, hopsOfFetch } from "../../redirects/link-check/fetch-hops";

/** A request that takes longer is a verdict, not a wait: workers are stopped at 30 s. */
const TIMEOUT_MS = 20_000;

/** Events arrive after the fetch settles; this long we wait for them. */
const GRACE_MS = 1_500;

export interface HopAnswer extends FetchHops {
  readonly failed: "timeout" | "network-error" | "cancelled" | null;
  readonly error: string | null;
}

interface Pending {
  requestId: string | null;
  readonly events: RequestEvent[];
  readonly answered: () => void;
}

const isAnswer = (event: RequestEvent): boolean =>
  event.type === "headers" || (event.type === "redirect" && event.headers !== null);

/**
 * Asks for one URL without cookies, referrer or cache, follows nothing, takes
 * status and headers from the browser's events and drops the body, unless
 * `read` takes it first. One request a URL at a time, which makes the URL the
 * join between fetch and events.
 */
export function createHopFetcher(read: (response: Response) => Promise<void> = async () => {}) {
  const byUrl = new Map<string, Pending>();
  const byRequest = new Map<string, Pending>();

  function heard(event: RequestEvent): void {
    let pending = byRequest.get(event.requestId);
    if (pending === undefined && event.type === "request") {
      pending = byUrl.get(event.url);
      if (pending === undefined || pending.requestId !== null) return;
      pending.requestId = event.requestId;
      byRequest.set(event.requestId, pending);
    }
    pending?.events.push(event);
    if (isAnswer(event)) pending?.answered();
  }

  async function request(url: string, signal: AbortSignal): Promise<string | null> {
    const drop = new AbortController();
    try {
      const response = await fetch(url, {
        redirect: "manual",
        credentials: "omit",
        cache: "no-store",
        referrerPolicy: "no-referrer",
        signal: AbortSignal.any([signal, drop.signal]),
      });
      await read(response);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      drop.abort();
    }
  }

  async function fetchHop(url: string, cancel: AbortSignal): Promise<HopAnswer> {
    let answered = () => {};
    const answer = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const pending: Pending = { requestId: null, events: [], answered };
    byUrl.set(url, pending);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const error = await request(url, AbortSignal.any([cancel, timeout]));
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
    byUrl.delete(url);
    if (pending.requestId !== null) byRequest.delete(pending.requestId);
    const hops = hopsOfFetch(pending.events);
    if (error === null || hops.headers !== null) return { ...hops, failed: null, error: null };
    const browserError = pending.events.find((event) => event.type === "error");
    const failed = cancel.aborted ? "cancelled" : timeout.aborted ? "timeout" : "network-error";
    const told =
      failed === "timeout" ? `no answer within ${TIMEOUT_MS / 1000} s` : (browserError?.error ?? error);
    return { ...hops, failed, error: told };
  }

  return { fetchHop, heard };
}
