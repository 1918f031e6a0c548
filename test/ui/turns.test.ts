import { expect, it } from "vitest";
import { takeInTurns } from "../../src/ui/turns";

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
