import { expect, it } from "vitest";
import { createAsker } from "../../../src/background/link-check/asker";
import type { HopAnswer } from "../../../src/background/link-check/hop-fetcher";
import { createPacer } from "../../../src/background/link-check/pacer";
import { headers } from "../../redirects/events";

const answerOf = (url: string): HopAnswer => ({
  hops: [{ url, status: 200, location: null, kind: "http", fromCache: false, ms: 1 }],
  headers: headers(),
  ip: null,
  failed: null,
  error: null,
});

function askerFor(fetch: (url: string) => HopAnswer) {
  const asked: string[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
    random: () => 0,
  };
  const ask = createAsker({
    async fetchHop(url) {
      asked.push(url);
      return fetch(url);
    },
    pacer: createPacer(clock),
    cancel: new AbortController().signal,
    now: clock.now,
  });
  return { ask, asked };
}

it("asks for what many links redirect to once", async () => {
  const { ask, asked } = askerFor(answerOf);
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("http://shop.test/login")));
  expect(asked).toEqual(["http://shop.test/login"]);
  expect(new Set(answers).size).toBe(1);
});

it("asks again for what failed", async () => {
  const failed = { ...answerOf(""), hops: [], headers: null, failed: "network-error" as const };
  const { ask, asked } = askerFor(() => failed);
  await ask("http://shop.test/a");
  await ask("http://shop.test/a");
  expect(asked).toHaveLength(2);
});
