import type { CheckJob, CheckTarget } from "../../model/check";
import { checkedUrls, saveJob, saveVerdict } from "../../platform/check-store";
import { keepAwake } from "../../platform/keep-awake";
import { hearsLateGrants, observeOwnRequests } from "../../platform/own-requests";
import { hasHistoryAccess } from "../../platform/permissions";
import { keepHeaders } from "../../redirects/hop-headers";
import { sideEffectOf } from "../../redirects/link-check/side-effects";
import { vetTarget } from "../../redirects/link-check/vet";
import { withoutFragment } from "../../redirects/without-fragment";
import { type Ask, createAsker } from "./asker";
import { type CheckTools, checkUrl } from "./check-url";
import { createHopFetcher } from "./hop-fetcher";
import { createPacer, PER_HOST } from "./pacer";

export const CLOCK = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

/** A job under way in this worker. */
export interface Run {
  readonly finished: Promise<void>;
  cancel(): void;
  hearAgain(): void;
}

/** One queue a host, so that a page of a thousand links to one host keeps no other waiting. */
function queuesOf(targets: readonly CheckTarget[]): CheckTarget[][] {
  const queues = new Map<string, CheckTarget[]>();
  for (const target of targets) {
    const { host } = new URL(target.url);
    const queue = queues.get(host) ?? [];
    queue.push(target);
    queues.set(host, queue);
  }
  return [...queues.values()];
}

/** Looked up once, and only where some name answers from a private address. */
export function addressOf(pageUrl: string, ask: Ask): () => Promise<string | null> {
  let known: Promise<string | null> | null = null;
  const look = async (): Promise<string | null> => {
    if (vetTarget(pageUrl, pageUrl) !== null || sideEffectOf(pageUrl) !== null) return null;
    return (await hasHistoryAccess(pageUrl)) ? (await ask(withoutFragment(pageUrl))).ip : null;
  };
  return () => {
    known ??= look();
    return known;
  };
}

/** Asks for everything that has no verdict yet; each verdict is on disk before the next link is begun. */
async function checkAll(job: CheckJob, tools: CheckTools): Promise<void> {
  const done = await checkedUrls(job.auditId);
  const work = async (queue: CheckTarget[]) => {
    for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
      if (tools.cancel.aborted) return;
      const verdict = await checkUrl(target, tools);
      if (verdict !== null) await saveVerdict(job.auditId, verdict);
    }
  };
  const queues = queuesOf(job.targets.filter(({ url }) => !done.has(url)));
  await Promise.all(queues.flatMap((queue) => Array.from({ length: PER_HOST }, () => work(queue))));
}

/** Begins to work on a job, or goes on with it. */
export function startRun(begun: CheckJob): Run {
  let job = begun;
  const cancel = new AbortController();
  const { fetchHop, heard } = createHopFetcher();
  const pacer = createPacer(CLOCK, {
    closed: job.closed,
    onClose(host) {
      job = { ...job, closed: [...job.closed, host] };
      // Where this cannot be kept, a restarted worker finds out again.
      saveJob(job).catch(() => undefined);
    },
  });
  const ask = createAsker({ fetchHop, pacer, cancel: cancel.signal, now: CLOCK.now });
  const { pageUrl } = job;
  const pageAddress = addressOf(pageUrl, ask);
  const tools = { ask, pacer, permitted: hasHistoryAccess, pageUrl, pageAddress, cancel: cancel.signal };
  let stopObserving = observeOwnRequests(heard, keepHeaders);
  const stopWaking = keepAwake();

  async function toTheEnd(): Promise<void> {
    try {
      await checkAll(job, tools);
      if (!cancel.signal.aborted) await saveJob({ ...job, state: "done" });
    } catch {
      // A full disk must not leave a check that says it runs and never will.
      cancel.abort();
      await saveJob({ ...job, state: "paused", stopped: "not-saved" }).catch(() => undefined);
    } finally {
      stopObserving();
      stopWaking();
    }
  }

  return {
    finished: toTheEnd(),
    cancel: () => cancel.abort(),
    hearAgain() {
      if (!hearsLateGrants) {
        // The new listener first: what comes between the two would be lost.
        const stopBefore = stopObserving;
        stopObserving = observeOwnRequests(heard, keepHeaders);
        stopBefore();
      }
    },
  };
}
