import { retryAfterMs } from "../../redirects/link-check/retry-after";
import type { HopAnswer } from "./hop-fetcher";
import type { Pacer } from "./pacer";

/** Longest Retry-After we wait for, in ms; a host that asks for more is left in peace. */
const LONGEST_WAIT_MS = 15_000;

interface AskerTools {
  readonly fetchHop: (url: string, cancel: AbortSignal) => Promise<HopAnswer>;
  readonly pacer: Pacer;
  readonly cancel: AbortSignal;
  readonly now: () => number;
}

export type Ask = (url: string) => Promise<HopAnswer>;

/** 429 and 503 are the two answers that Retry-After belongs to (RFC 9110 10.2.3, RFC 6585). */
const isOverloaded = (answer: HopAnswer): boolean => {
  const status = answer.hops.at(-1)?.status;
  return status === 429 || status === 503;
};

const answeredWell = (answer: HopAnswer): boolean =>
  answer.failed === null && !isOverloaded(answer) && answer.hops.at(-1)?.status !== 999;

/**
 * Asks at the host's pace, and once more where the server said when. Each address
 * is asked once in a check: what five hundred links redirect to is one page.
 */
export function createAsker({ fetchHop, pacer, cancel, now }: AskerTools): Ask {
  const known = new Map<string, Promise<HopAnswer>>();

  async function ask(url: string): Promise<HopAnswer> {
    const { host } = new URL(url);
    const once = async () => {
      const answer = await pacer.paced(host, cancel, () => fetchHop(url, cancel));
      if (answer.failed !== "cancelled") pacer.answered(host, answeredWell(answer));
      return answer;
    };
    const first = await once();
    const wait = isOverloaded(first) ? retryAfterMs(first.headers?.retryAfter ?? null, now()) : null;
    if (wait === null) return first;
    if (wait > LONGEST_WAIT_MS) {
      const why = `${host} asks to be left alone for ${Math.ceil(wait / 1000)} s`;
      pacer.close({ host, outcome: "skipped", why });
      return first;
    }
    pacer.waitFor(host, wait);
    return once();
  }

  return async (url) => {
    const answer = known.get(url) ?? ask(url);
    known.set(url, answer);
    // What failed may go better for the next link that leads there.
    if ((await answer).failed !== null) known.delete(url);
    return answer;
  };
}
