import { signal } from "@preact/signals";
import type { CheckChoice, CheckProgress } from "../../model/check";
import { requestHistoryAccess, requestHosts } from "../../platform/permissions";
import { answerCheck, checkProgress, controlCheck, wantCheck } from "../../ui/audit-client";
import { loadReport } from "../audit";

/** Between two looks at a running check; each look also keeps the background awake. */
const LOOK_MS = 500;

/** Looks after which the verdicts so far are shown: every ten seconds. */
const SHOW_AFTER = 20;

/** Where the link check of this audit stands. */
export const check = signal<CheckProgress>({ state: "none", total: 0, checked: 0 });

/** Whether the browser's permission prompt is open, or was answered with no. */
export const prompt = signal<"none" | "asking" | "refused">("none");

/** A background that is stopped in the middle of an answer never gives it. */
const PATIENCE_MS = 5_000;

/** Where the check stands; null where no answer came: the next look wakes the background again. */
async function look(auditId: string): Promise<CheckProgress | null> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([checkProgress(auditId).catch(() => null), patience]);
}

let following = false;

/** Looks until the check no longer runs, showing what it has found. */
async function follow(auditId: string): Promise<void> {
  if (following) return;
  following = true;
  try {
    for (let looks = 1; check.value.state === "running"; looks++) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      check.value = (await look(auditId)) ?? check.value;
      if (looks % SHOW_AFTER === 0) void loadReport();
    }
    if (check.value.checked > 0) await loadReport();
  } finally {
    following = false;
  }
}

/** A check may be under way already: begun in another tab, or before this page was loaded again. */
export async function lookAtCheck(auditId: string): Promise<void> {
  check.value = (await look(auditId)) ?? check.value;
  if (check.value.state === "running") await follow(auditId);
}

/**
 * Asks for these hosts, or for all where `hosts` is null, and begins the check when
 * the browser's prompt is answered. Call it first thing in a click handler.
 */
export async function askAndCheck(
  auditId: string,
  choice: CheckChoice,
  hosts: readonly string[] | null,
): Promise<void> {
  // In this order and in one turn: the prompt needs the click, and may outlive this page.
  const granted =
    hosts === null
      ? requestHistoryAccess()
      : requestHosts(hosts.flatMap((host) => [`http://${host}/`, `https://${host}/`]));
  const wanted = wantCheck(auditId, choice);
  prompt.value = "asking";
  const allowed = await granted.catch(() => false);
  await wanted;
  prompt.value = allowed ? "none" : "refused";
  check.value = await answerCheck(auditId, allowed);
  await follow(auditId);
}

export async function steerCheck(auditId: string, action: "pause" | "resume" | "cancel"): Promise<void> {
  check.value = await controlCheck(auditId, action);
  await follow(auditId);
}
