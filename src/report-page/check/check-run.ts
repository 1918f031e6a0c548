import { signal } from "@preact/signals";
import type { CheckChoice, CheckProgress } from "../../model/check";
import { checkProgress, controlCheck, startCheck } from "../../ui/audit-client";
import { loadReport } from "../audit";

/** Between two looks at a running check; each look also keeps the background awake. */
const LOOK_MS = 500;

/** Where the link check of this audit stands. */
export const check = signal<CheckProgress>({ state: "none", total: 0, checked: 0 });

let following = false;

/** Looks until the check no longer runs, then shows what it found. */
async function follow(auditId: string): Promise<void> {
  if (following) return;
  following = true;
  try {
    while (check.value.state === "running") {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      check.value = await checkProgress(auditId);
    }
    if (check.value.checked > 0) await loadReport();
  } finally {
    following = false;
  }
}

/** A check may be under way already: begun in another tab, or before this page was loaded again. */
export async function lookAtCheck(auditId: string): Promise<void> {
  check.value = await checkProgress(auditId);
  if (check.value.state === "running") await follow(auditId);
}

export async function beginCheck(auditId: string, choice: CheckChoice): Promise<void> {
  check.value = await startCheck(auditId, choice);
  await follow(auditId);
}

export async function steerCheck(auditId: string, action: "pause" | "resume" | "cancel"): Promise<void> {
  check.value = await controlCheck(auditId, action);
  await follow(auditId);
}
