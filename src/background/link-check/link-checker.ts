import type { CheckJob, CheckTarget } from "../../model/check";
import {
  checkedUrls,
  forgetVerdicts,
  loadJob,
  runningJobs,
  saveJob,
  saveVerdict,
} from "../../platform/check-store";
import { observeOwnRequests } from "../../platform/own-requests";
import { hasHistoryAccess } from "../../platform/permissions";
import { keepHeaders } from "../../redirects/hop-headers";
import { checkUrl } from "./check-url";
import { createHopFetcher } from "./hop-fetcher";
import { createPacer } from "./pacer";

/** URLs under way at once; the pacer decides which of them may ask. */
const WORKERS = 6;

const CLOCK = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
};

/**
 * Runs checks in the background. All that matters is on disk, so a run that the
 * browser stopped goes on where it was when the worker starts again.
 */
export function createLinkChecker() {
  const running = new Map<string, { readonly cancel: AbortController; readonly finished: Promise<void> }>();

  async function work(job: CheckJob, cancel: AbortController): Promise<void> {
    const { fetchHop, heard } = createHopFetcher();
    const pacer = createPacer(CLOCK);
    const stopObserving = observeOwnRequests(heard, keepHeaders);
    const done = await checkedUrls(job.auditId);
    const queue: CheckTarget[] = job.targets.filter((target) => !done.has(target.url));
    const tools = {
      fetchHop,
      pacer,
      permitted: hasHistoryAccess,
      pageHost: job.pageHost,
      cancel: cancel.signal,
    };
    const takeOneByOne = async () => {
      for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
        if (cancel.signal.aborted) return;
        const verdict = await checkUrl(target, tools);
        if (verdict !== null) await saveVerdict(job.auditId, verdict);
      }
    };
    try {
      await Promise.all(Array.from({ length: WORKERS }, takeOneByOne));
    } finally {
      stopObserving();
    }
  }

  async function toTheEnd(job: CheckJob, cancel: AbortController): Promise<void> {
    try {
      await work(job, cancel);
      if (!cancel.signal.aborted) await saveJob({ ...job, state: "done" });
    } catch (error) {
      // A full disk must not leave a check that says it runs and never will.
      cancel.abort();
      const stopped = error instanceof Error ? error.message : String(error);
      await saveJob({ ...job, state: "paused", stopped }).catch(() => undefined);
    } finally {
      running.delete(job.auditId);
    }
  }

  function run(job: CheckJob): void {
    if (running.has(job.auditId)) return;
    const cancel = new AbortController();
    running.set(job.auditId, { cancel, finished: toTheEnd(job, cancel) });
  }

  /** Ends the run in this worker, if there is one, before anything is written about it. */
  async function stop(auditId: string): Promise<void> {
    const run = running.get(auditId);
    run?.cancel.abort();
    await run?.finished;
  }

  async function halt(auditId: string, state: "paused" | "cancelled", stopped?: string): Promise<void> {
    await stop(auditId);
    const job = await loadJob(auditId);
    if (job?.state !== "running" && job?.state !== "paused") return;
    await saveJob({ ...job, state, ...(stopped === undefined ? {} : { stopped }) });
  }

  return {
    /** Begins anew: verdicts of an earlier check of this audit are not taken for those of this one. */
    async start(job: CheckJob): Promise<void> {
      await stop(job.auditId);
      await forgetVerdicts(job.auditId);
      await saveJob(job);
      run(job);
    },
    pause: (auditId: string) => halt(auditId, "paused"),
    cancel: (auditId: string) => halt(auditId, "cancelled"),
    async resume(auditId: string): Promise<void> {
      await stop(auditId);
      const job = await loadJob(auditId);
      if (job?.state !== "paused") return;
      const { stopped: _, ...again } = job;
      await saveJob({ ...again, state: "running" });
      run({ ...again, state: "running" });
    },
    /** Goes on with what a stopped worker left; called whenever the background starts. */
    async goOn(): Promise<void> {
      for (const job of await runningJobs()) run(job);
    },
    /** Access was taken away: stop, say so, and keep what is done. */
    async accessRevoked(): Promise<void> {
      for (const { cancel } of running.values()) cancel.abort();
      for (const { auditId } of await runningJobs())
        await halt(auditId, "paused", "access to the hosts was withdrawn");
    },
  };
}
