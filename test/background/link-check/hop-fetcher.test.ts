import { afterEach, describe, expect, it, vi } from "vitest";
import { createHopFetcher } from "../../../src/background/link-check/hop-fetcher";
import type { OwnRequestEvent } from "../../../src/model/request-event";
import { headers, lastHop, redirectHop } from "../../redirects/events";

const URL_A = "http://shop.test/a";
const NEVER = new AbortController().signal;

let requests = 0;

type Events = (requestId: string) => readonly OwnRequestEvent[];

/** A browser whose fetch settles at once and whose events come when they like. */
function browserWith(
  events: Events,
  options: {
    readonly delay?: () => number;
    readonly settle?: (signal: AbortSignal) => Promise<unknown>;
  } = {},
) {
  const { delay = () => 0, settle = async () => undefined } = options;
  const fetcher = createHopFetcher();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    requests += 1;
    let at = 0;
    // In order, as browsers deliver them, however late.
    for (const event of events(String(requests))) {
      at = Math.max(at, delay());
      setTimeout(() => fetcher.heard(event), at);
    }
    return settle(signal);
  });
  return { ...fetcher, asked };
}

const chromium: Events = (requestId) => [
  ...redirectHop(URL_A, 301, "/b", 10, { requestId, tabId: -1 }),
  { requestId, tabId: -1, url: URL_A, at: 16, type: "address", ip: "203.0.113.7" },
  { requestId, tabId: -1, url: URL_A, at: 17, type: "error", error: "net::ERR_ABORTED" },
];

const firefox: Events = (requestId) => [
  ...redirectHop(URL_A, 301, "/b", 10, { requestId, tabId: -1 }).slice(0, 2),
  { requestId, tabId: -1, url: URL_A, at: 16, type: "address", ip: "203.0.113.7" },
  {
    requestId,
    tabId: -1,
    url: URL_A,
    at: 17,
    type: "completed",
    status: 301,
    fromCache: false,
    headers: headers({ location: "/b" }),
  },
];

const HOP = { url: URL_A, status: 301, location: "/b", kind: "http", fromCache: false, ms: 5 };

/** Stands for the time that `fetch` and the grace period take; real time would take minutes. */
function inFakeTime<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers();
  const result = work();
  return vi.advanceTimersByTimeAsync(30_000).then(() => result);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the join of fetch and events", () => {
  it.each([
    ["Chromium", chromium],
    ["Firefox", firefox],
  ])("gives the same answer for events up to 500 ms late, as %s sends them", async (_, events) => {
    for (let round = 0; round < 40; round++) {
      const browser = browserWith(events, { delay: () => (round * 131 + requests * 17) % 501 });
      const answer = await inFakeTime(() => browser.fetchHop(URL_A, NEVER));
      expect(answer).toMatchObject({ hops: [HOP], ip: "203.0.113.7", failed: null });
      expect(browser.pending()).toBe(0);
      vi.useRealTimers();
    }
  });

  it.each<[string, Events]>([
    ["no event at all (a port Firefox refuses)", () => []],
    [
      "no last event (javascript: in Chromium)",
      (requestId) => redirectHop(URL_A, 302, "javascript:x", 1, { requestId }),
    ],
    ["only the first event", (requestId) => redirectHop(URL_A, 302, "/b", 1, { requestId }).slice(0, 1)],
  ])("ends in time where there is %s, and keeps nothing", async (_, events) => {
    const browser = browserWith(events);
    const started = Date.now();
    let ended = Number.NaN;
    await inFakeTime(async () => {
      await browser.fetchHop(URL_A, NEVER);
      ended = Date.now();
    });
    expect(ended - started).toBeLessThan(3_000);
    expect(browser.pending()).toBe(0);
  });

  it("ends at twenty seconds where the server does not, and keeps nothing", async () => {
    const browser = browserWith((requestId) => redirectHop(URL_A, 302, "/b", 1, { requestId }).slice(0, 1), {
      settle: (signal) =>
        new Promise((_, reject) => {
          const stop = () => reject(new DOMException("aborted", "AbortError"));
          if (signal.aborted) stop();
          signal.addEventListener("abort", stop);
        }),
    });
    // Timers of AbortSignal.timeout are the platform's own and cannot be faked.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      expect(ms).toBeLessThanOrEqual(20_000);
      return AbortSignal.abort(new DOMException("timeout", "TimeoutError"));
    });
    const answer = await inFakeTime(() => browser.fetchHop(URL_A, NEVER));
    vi.restoreAllMocks();
    expect(answer).toMatchObject({ failed: "timeout", error: "no answer within 20 s" });
    expect(browser.pending()).toBe(0);
  });

  it("asks one URL once at a time, so that no event goes to the wrong fetch", async () => {
    let underWay = 0;
    let most = 0;
    const browser = browserWith(chromium, {
      settle: async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 50));
        underWay -= 1;
      },
    });
    const answers = await inFakeTime(() => Promise.all([1, 2, 3].map(() => browser.fetchHop(URL_A, NEVER))));
    expect(answers.map(({ hops }) => hops)).toEqual([[HOP], [HOP], [HOP]]);
    expect([most, browser.asked.length, browser.pending()]).toEqual([1, 3, 0]);
  });

  it("takes an event that two listeners heard for one", async () => {
    const upgrade: Events = (requestId) => [
      { requestId, tabId: -1, url: URL_A, at: 1, type: "request" },
      {
        requestId,
        tabId: -1,
        url: URL_A,
        at: 2,
        type: "redirect",
        status: 307,
        redirectUrl: "https://shop.test/a",
        fromCache: false,
        headers: headers({ nonAuthoritativeReason: "HSTS" }),
      },
    ];
    const browser = browserWith((requestId) => upgrade(requestId).flatMap((event) => [event, event]));
    const { hops } = await inFakeTime(() => browser.fetchHop(URL_A, NEVER));
    expect(hops.map(({ kind }) => kind)).toEqual(["hsts"]);
  });

  it("hears a request that the browser upgraded to https before its first event", async () => {
    const url = "https://shop.test/a";
    const browser = browserWith((requestId) => lastHop(url, 200, 1, { requestId }));
    const { hops } = await inFakeTime(() => browser.fetchHop(URL_A, NEVER));
    expect(hops.map(({ kind, status }) => [kind, status])).toEqual([
      ["browser-upgrade", null],
      ["http", 200],
    ]);
  });

  it("sends nothing of the user's along and follows nothing", async () => {
    const seen: RequestInit[] = [];
    const { fetchHop } = createHopFetcher();
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => void seen.push(init));
    await inFakeTime(() => fetchHop(URL_A, NEVER));
    expect(seen[0]).toMatchObject({
      redirect: "manual",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    expect(seen[0]?.method ?? "GET").toBe("GET");
  });

  it("does not wait for events once it is cancelled", async () => {
    const browser = browserWith(() => []);
    const cancel = new AbortController();
    cancel.abort();
    const answer = await browser.fetchHop(URL_A, cancel.signal);
    expect(answer.hops).toEqual([]);
  });
});
