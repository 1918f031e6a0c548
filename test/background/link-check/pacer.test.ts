import { describe, expect, it } from "vitest";
import { createPacer } from "../../../src/background/link-check/pacer";

const NEVER = new AbortController().signal;

/** A clock that jumps to the end of every sleep. */
function fastClock() {
  let now = 0;
  return {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
    random: () => 0.5,
  };
}

describe("createPacer", () => {
  it("lets two requests at once to a host, and six in all", async () => {
    const pacer = createPacer(fastClock());
    const active = new Map<string, number>();
    let inAll = 0;
    let mostInAll = 0;
    const most = new Map<string, number>();
    const work = (host: string) =>
      pacer.paced(host, NEVER, async () => {
        active.set(host, (active.get(host) ?? 0) + 1);
        inAll += 1;
        mostInAll = Math.max(mostInAll, inAll);
        most.set(host, Math.max(most.get(host) ?? 0, active.get(host) ?? 0));
        await new Promise((resolve) => setTimeout(resolve, 1));
        active.set(host, (active.get(host) ?? 0) - 1);
        inAll -= 1;
      });
    await Promise.all(Array.from({ length: 40 }, (_, i) => work(`host${i % 5}`)));
    expect([...most.values()]).toEqual([2, 2, 2, 2, 2]);
    expect(mostInAll).toBe(6);
  });

  it("waits as long as a host asks for", async () => {
    const clock = fastClock();
    const pacer = createPacer(clock);
    pacer.waitFor("host", 5_000);
    const asked = await pacer.paced("host", NEVER, async () => clock.now());
    expect(asked).toBeGreaterThanOrEqual(5_000);
  });

  it("waits for nothing once the check is cancelled", async () => {
    const asleep = { now: () => 0, sleep: () => new Promise<void>(() => {}), random: () => 0 };
    const pacer = createPacer(asleep);
    pacer.waitFor("host", 15_000);
    const cancel = new AbortController();
    const asked = pacer.paced("host", cancel.signal, async () => "asked");
    cancel.abort();
    expect(await asked).toBe("asked");
  });

  it("keeps no other host waiting for one that asked to be left alone", async () => {
    const asleep = { now: () => 0, sleep: () => new Promise<void>(() => {}), random: () => 0 };
    const pacer = createPacer(asleep);
    pacer.waitFor("slow", 15_000);
    for (let i = 0; i < 8; i++) void pacer.paced("slow", NEVER, async () => {});
    expect(await pacer.paced("quick", NEVER, async () => "asked")).toBe("asked");
  });

  it("closes a host after five failures in a row, and not after four", () => {
    const pacer = createPacer(fastClock());
    for (let i = 0; i < 4; i++) pacer.answered("host", false);
    pacer.answered("host", true);
    for (let i = 0; i < 4; i++) pacer.answered("host", false);
    expect(pacer.closedFor("host")).toBeNull();
    pacer.answered("host", false);
    expect(pacer.closedFor("host")).toEqual({
      host: "host",
      outcome: "skipped",
      why: "host stopped answering",
    });
  });

  it("remembers what was closed before the worker was stopped, and tells of each closure once", () => {
    const told: string[] = [];
    const closed = [{ host: "trap", outcome: "refused" as const, why: "private" }];
    const pacer = createPacer(fastClock(), { closed, onClose: ({ host }) => told.push(host) });
    expect(pacer.closedFor("trap")).toEqual(closed[0]);
    for (let i = 0; i < 9; i++) pacer.answered("host", false);
    expect(told).toEqual(["host"]);
  });
});
