import type { CheckJob, CheckStop } from "../../model/check";
import { browserSession } from "../../platform/browser-session";
import { forgetVerdicts, loadJob, runningJobs, saveJob } from "../../platform/check-store";
import { createInTurn } from "./in-turn";
import { type Run, startRun } from "./run";

/** What is new stands first; what an unfinished check still has to do comes after it. */
function joined(job: CheckJob, before: CheckJob | null): CheckJob {
  if (before === null || (before.state !== "running" && before.state !== "paused")) return job;
  const wanted = new Set(job.targets.map(({ url }) => url));
  return { ...job, targets: [...job.targets, ...before.targets.filter(({ url }) => !wanted.has(url))] };
}

/**
 * Runs checks in the background. All that matters is on disk, so a run that the
 * browser stopped goes on where it was when the worker starts again.
 */
export function createLinkChecker() {
  const running = new Map<string, Run>();
  const inTurn = createInTurn();

  function run(job: CheckJob): void {
    if (running.has(job.auditId)) return;
    const begun = startRun(job);
    running.set(job.auditId, begun);
    void begun.finished.finally(() => {
      if (running.get(job.auditId) === begun) running.delete(job.auditId);
    });
  }

  /** Ends the run in this worker, if there is one, before anything is written about it. */
  async function stop(auditId: string): Promise<void> {
    const run = running.get(auditId);
    run?.cancel();
    await run?.finished;
    running.delete(auditId);
  }

  async function halt(auditId: string, state: "paused" | "cancelled", stopped?: CheckStop): Promise<void> {
    await stop(auditId);
    const job = await loadJob(auditId);
    if (job?.state !== "running" && job?.state !== "paused") return;
    await saveJob({ ...job, state, ...(stopped === undefined ? {} : { stopped }) });
  }

  async function start(asked: Omit<CheckJob, "session">): Promise<void> {
    await stop(asked.auditId);
    const job = joined({ ...asked, session: await browserSession() }, await loadJob(asked.auditId));
    const anew = asked.targets.map(({ url }) => url);
    await forgetVerdicts(asked.auditId, anew);
    await saveJob(job);
    run(job);
  }

  async function resume(auditId: string): Promise<void> {
    await stop(auditId);
    const job = await loadJob(auditId);
    if (job?.state !== "paused") return;
    const { stopped: _, ...rest } = job;
    const again: CheckJob = { ...rest, state: "running", session: await browserSession(), closed: [] };
    await saveJob(again);
    run(again);
  }

  async function goOn(): Promise<void> {
    const session = await browserSession();
    for (const job of await runningJobs()) {
      if (job.session === session) run(job);
      else await saveJob({ ...job, state: "paused", stopped: "browser-closed" });
    }
  }

  return {
    /** Begins anew for these targets; verdicts of others stay, and an unfinished check goes on after them. */
    start: (job: Omit<CheckJob, "session">) => inTurn(() => start(job)),
    pause: (auditId: string) => inTurn(() => halt(auditId, "paused")),
    cancel: (auditId: string) => inTurn(() => halt(auditId, "cancelled")),
    resume: (auditId: string) => inTurn(() => resume(auditId)),
    /** Goes on with what a stopped worker left; called whenever the background starts. */
    goOn: () => inTurn(goOn),
    /** Chromium tells of newly permitted hosts only to listeners that are added again. */
    accessGranted(): void {
      for (const run of running.values()) run.hearAgain();
    },
    /** Access was taken away: stop, say so, and keep what is done. */
    async accessRevoked(): Promise<void> {
      for (const run of running.values()) run.cancel();
      await inTurn(async () => {
        for (const { auditId } of await runningJobs()) await halt(auditId, "paused", "access-withdrawn");
      });
    },
  };
}

export type LinkChecker = ReturnType<typeof createLinkChecker>;
