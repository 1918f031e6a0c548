import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RequestEvent } from "../../src/model/request-event";
import { lastHop, redirectHop } from "../redirects/events";

/** Session storage as the browser keeps it: it outlives the worker, and holds copies. */
const session = new Map<string, string>();
let full = false;

vi.mock("../../src/platform/session-store", () => ({
  readSession: async (key: string) => {
    const stored = session.get(key);
    return stored === undefined ? undefined : JSON.parse(stored);
  },
  writeSession: async (key: string, value: unknown) => {
    if (full) throw new Error("QUOTA_BYTES quota exceeded");
    session.set(key, JSON.stringify(value));
  },
  removeSession: async (key: string) => void session.delete(key),
}));

const { createNavigationRecorder } = await import("../../src/background/navigation-recorder");

const CHAIN = [
  ...redirectHop("http://shop.test/a", 301, "/b", 1000),
  ...lastHop("http://shop.test/b", 200, 1010),
];

const inTab = (tabId: number, events: readonly RequestEvent[]) =>
  events.map((event) => ({ ...event, tabId, requestId: `${tabId}` }));

const statuses = async (recorder: ReturnType<typeof createNavigationRecorder>, tabId: number) =>
  (await recorder.of(tabId)).requests.map(({ hops }) => hops.map(({ status }) => status));

describe("the navigation recorder", () => {
  beforeEach(() => {
    session.clear();
    full = false;
  });

  it("goes on where a stopped worker left off, after any event", async () => {
    for (let stopped = 1; stopped < CHAIN.length; stopped++) {
      session.clear();
      const first = createNavigationRecorder();
      for (const event of CHAIN.slice(0, stopped)) await first.record(event);
      const second = createNavigationRecorder();
      for (const event of CHAIN.slice(stopped)) await second.record(event);
      expect(await statuses(second, 7)).toEqual([[301, 200]]);
    }
  });

  it("records events in the order they came, however long storage takes", async () => {
    const recorder = createNavigationRecorder();
    for (const event of CHAIN) void recorder.record(event);
    expect(await statuses(recorder, 7)).toEqual([[301, 200]]);
  });

  it("keeps tabs apart, and nothing of a closed one", async () => {
    const recorder = createNavigationRecorder();
    const [one, two] = [inTab(1, CHAIN), inTab(2, lastHop("http://shop.test/c", 404, 5))];
    for (const event of [...one, ...two]) await recorder.record(event);
    expect(await statuses(recorder, 1)).toEqual([[301, 200]]);
    expect(await statuses(recorder, 2)).toEqual([[404]]);
    await recorder.forget(1);
    expect(await statuses(recorder, 1)).toEqual([]);
    expect([...session.keys()]).toEqual(["tab:2"]);
  });

  it("serves from memory when storage is full", async () => {
    full = true;
    const recorder = createNavigationRecorder();
    for (const event of CHAIN) await recorder.record(event);
    expect(await statuses(recorder, 7)).toEqual([[301, 200]]);
  });
});
