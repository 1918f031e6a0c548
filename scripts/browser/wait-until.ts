import { setTimeout as pause } from "node:timers/promises";

/** Asks again until the answer is something; throws a sentence with `what` after `timeout` ms. */
export async function waitUntil<T>(
  what: string,
  ask: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  timeout = 30_000,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s in vain for ${what}`);
    await pause(25);
  }
}
