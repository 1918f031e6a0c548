import { describe, expect, it } from "vitest";
import { gradually, takeInTurns } from "../../src/ui/turns";

function work(ms: number): void {
  const start = performance.now();
  while (performance.now() - start < ms);
}

it("takes every piece in order", async () => {
  const seen: number[] = [];
  await takeInTurns([1, 2, 3], (piece) => seen.push(piece) > 0);
  expect(seen).toEqual([1, 2, 3]);
});

it("lets others have their turn while there is work", async () => {
  let others = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    others += 1;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  await takeInTurns(Array.from({ length: 30 }), () => {
    work(5);
    return true;
  });
  port1.close();
  expect(others).toBeGreaterThan(3);
});

it("leaves the rest when it is told to", async () => {
  let made = 0;
  function* pieces() {
    for (;;) yield ++made;
  }
  await takeInTurns(pieces(), (piece) => piece < 5);
  expect(made).toBe(5);
});

describe("gradually", () => {
  function* counting(log: number[]) {
    for (let i = 0; i < 5; i++) {
      log.push(i);
      yield;
    }
    return "made";
  }

  it("is made once, whether waited for or not", async () => {
    const log: number[] = [];
    const thing = gradually(counting(log));
    const later = thing.begin();
    expect(thing.now()).toBe("made");
    expect(await later).toBe("made");
    expect(thing.now()).toBe("made");
    expect(log).toEqual([0, 1, 2, 3, 4]);
  });

  it("goes on where a turn left off when somebody cannot wait", async () => {
    const log: number[] = [];
    function* slow() {
      for (let i = 0; i < 4; i++) {
        log.push(i);
        work(12);
        yield;
      }
      return log.length;
    }
    const thing = gradually(slow());
    const later = thing.begin();
    expect(log.length).toBeLessThan(4);
    expect(thing.now()).toBe(4);
    expect(await later).toBe(4);
    expect(log).toEqual([0, 1, 2, 3]);
  });
});
