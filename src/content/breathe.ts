import { LIMITS } from "./limits";

/** A turn of the event loop, without the 4 ms that nested timers cost. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Yields to the page whenever a slice of work is used up: `if (pause.due()) await pause.take()`. */
export function createPause(): { due(): boolean; take(): Promise<void> } {
  let sliceStart = performance.now();
  return {
    due: () => performance.now() - sliceStart > LIMITS.slice,
    take: async () => {
      await nextTurn();
      sliceStart = performance.now();
    },
  };
}

export type Pause = ReturnType<typeof createPause>;
