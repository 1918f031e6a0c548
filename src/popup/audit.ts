import { signal } from "@preact/signals";
import type { AuditAnswer } from "../model/audit";
import { errorText } from "../platform/error-text";
import { activeTab, onTabNavigated, reloadAndWait } from "../platform/tabs";
import { requestAudit } from "../ui/audit-client";

/** Nothing is shown before this: most audits are faster, and a flicker is worse than a blank. */
const PATIENCE_MS = 200;

export type State =
  | { readonly kind: "waiting" }
  | { readonly kind: "slow" }
  | { readonly kind: "answered"; readonly answer: AuditAnswer };

export const state = signal<State>({ kind: "waiting" });

/** The page was left or loaded again since the audit. */
export const changed = signal(false);

let stopListening: () => void = () => {};

async function answerFor(): Promise<AuditAnswer> {
  try {
    const tab = await activeTab();
    if (tab === null) return { ok: false, failure: "no-access", detail: "" };
    stopListening();
    stopListening = onTabNavigated(tab.id, () => {
      changed.value = true;
    });
    return await requestAudit(tab.id);
  } catch (error) {
    return {
      ok: false,
      failure: "internal-error",
      detail: errorText(error),
    };
  }
}

/** Shows that something is done, unless it is done before anybody could wonder. */
async function whileWaiting<T>(work: () => Promise<T>): Promise<T> {
  state.value = { kind: "waiting" };
  const slow = setTimeout(() => {
    state.value = { kind: "slow" };
  }, PATIENCE_MS);
  return work().finally(() => clearTimeout(slow));
}

/** Audits the page in front, at the start and again whenever the user asks. */
export async function startAudit(): Promise<void> {
  changed.value = false;
  const answer = await whileWaiting(answerFor);
  // What loaded while we were auditing is what was audited.
  if (answer.ok && !answer.summary.page.loading) changed.value = false;
  state.value = { kind: "answered", answer };
}

/** Loads the page again, so that the way to it is recorded, and audits it then. */
export async function auditReloaded(tabId: number): Promise<void> {
  // A page that is gone meanwhile says so itself when it is audited.
  await whileWaiting(() => reloadAndWait(tabId).catch(() => undefined));
  await startAudit();
}
