import type { CheckJob, CheckProgress } from "../model/check";
import type { CheckedRedirect } from "../model/report";
import { openDatabase, verdictsOf } from "./database";

export async function saveJob(job: CheckJob): Promise<void> {
  await (await openDatabase()).put("jobs", job);
}

export async function loadJob(auditId: string): Promise<CheckJob | null> {
  return (await (await openDatabase()).get("jobs", auditId)) ?? null;
}

/** Jobs that a stopped worker left running. */
export async function runningJobs(): Promise<readonly CheckJob[]> {
  return (await (await openDatabase()).getAll("jobs")).filter((job) => job.state === "running");
}

/** Each verdict is written when it is reached, so that a stop loses none. */
export async function saveVerdict(auditId: string, verdict: CheckedRedirect): Promise<void> {
  await (await openDatabase()).put("verdicts", { auditId, url: verdict.start, verdict });
}

/** What is checked anew has no verdict until it has the new one. */
export async function forgetVerdicts(auditId: string, urls: readonly string[]): Promise<void> {
  const transaction = (await openDatabase()).transaction("verdicts", "readwrite");
  await Promise.all([...urls.map((url) => transaction.store.delete([auditId, url])), transaction.done]);
}

/** URLs of this audit that have their verdict. */
export async function checkedUrls(auditId: string): Promise<ReadonlySet<string>> {
  const keys = await (await openDatabase()).getAllKeys("verdicts", verdictsOf(auditId));
  return new Set(keys.map(([, url]) => url));
}

export async function checkProgress(auditId: string): Promise<CheckProgress> {
  const job = await loadJob(auditId);
  if (job === null) return { state: "none", total: 0, checked: 0 };
  const { state, stopped, targets } = job;
  const done = await checkedUrls(auditId);
  const checked = targets.filter(({ url }) => done.has(url)).length;
  return { state, ...(stopped === undefined ? {} : { stopped }), total: targets.length, checked };
}
