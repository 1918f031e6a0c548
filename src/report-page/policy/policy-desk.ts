import { computed, effect, signal } from "@preact/signals";
import type { AuditRecord } from "../../model/audit";
import { changeAudit, isPrivateAudit } from "../../platform/audit-store";
import { errorText } from "../../platform/error-text";
import { readPolicies, writePolicies } from "../../platform/policy-store";
import { policiesInForce, siteOf } from "../../report/site-policy";
import { loaded, loadReport } from "../audit";
import { begin, type History, redone, step, undone } from "./history";
import { type Audience, changedState, type PolicyChange, type PolicyState } from "./saved";

/** What was and is the policy of the open audit; null until it is read. */
export const policies = signal<History<PolicyState> | null>(null);

/** Whom the next change is for. */
export const audience = signal<Audience>("site");

/** The browser's words, where a change could not be kept. */
export const notKept = signal<string | null>(null);

const record = computed<AuditRecord | null>(() =>
  loaded.value.kind === "ready" ? loaded.value.record : null,
);

/** Where policies of the audited page are kept. */
export const site = computed(() => siteOf(record.value?.snapshot.documentUrl ?? ""));

export const isPrivate = computed(() => record.value !== null && isPrivateAudit(record.value.id));

/** The rules that are kept for this site now. */
export const inForce = computed(() =>
  policiesInForce(policies.value?.now.kept ?? { all: undefined, site: undefined }),
);

/** One change after the other: each begins where the one before ended. */
let work: Promise<void> = Promise.resolve();

async function put(audit: AuditRecord, next: History<PolicyState>): Promise<void> {
  const { kept, policy } = next.now;
  // What a private window decides is not to outlive it.
  if (!isPrivateAudit(audit.id)) await writePolicies(site.value, kept);
  const changed = await changeAudit(audit.id, (one) => ({ ...one, context: { ...one.context, policy } }));
  if (changed === null) throw new Error("The audit is no longer kept");
  policies.value = next;
  void loadReport();
}

function after(next: (history: History<PolicyState>) => History<PolicyState> | null): Promise<void> {
  work = work.then(async () => {
    const audit = record.value;
    if (audit === null || policies.value === null) return;
    const history = next(policies.value);
    notKept.value = null;
    try {
      if (history !== null) await put(audit, history);
    } catch (error) {
      notKept.value = errorText(error);
    }
  });
  return work;
}

/** Changes the rules: they are kept, and the audit and its report follow at once. */
export function changePolicy(change: PolicyChange): Promise<void> {
  const whom = isPrivate.value ? "report" : audience.value;
  return after((history) => {
    const next = changedState(history.now, change, whom);
    return JSON.stringify(next) === JSON.stringify(history.now) ? null : step(history, next);
  });
}

/** Puts the report under the rules that are kept: they may have changed since the audit. */
export const useKept = (): Promise<void> =>
  after((history) => step(history, { ...history.now, policy: inForce.value.policy }));

/** Lets the site follow the rules for all sites. */
export const followAll = (): Promise<void> =>
  after((history) => {
    const { all } = inForce.value;
    return step(history, { policy: all, kept: { ...history.now.kept, site: undefined } });
  });

export const undo = (): Promise<void> => after(undone);
export const redo = (): Promise<void> => after(redone);

/** Reads what is kept as soon as the report is there; call once. */
export function openPolicyDesk(): void {
  effect(() => {
    const audit = record.value;
    if (audit === null || policies.peek() !== null) return;
    readPolicies(siteOf(audit.snapshot.documentUrl)).then(
      (kept) => {
        policies.value = begin({ kept, policy: audit.context.policy });
      },
      (error: unknown) => {
        notKept.value = String(error);
      },
    );
  });
}
