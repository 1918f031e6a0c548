import { signal } from "@preact/signals";
import type { AuditRecord } from "../../model/audit";
import type { FetchedPage, FetchedText } from "../../model/fetched-page";
import { changeAudit } from "../../platform/audit-store";
import { errorText } from "../../platform/error-text";
import { canonicalStep } from "../../report/canonical-step";
import { withoutTarget, withServed, withStep } from "../../report/look-results";
import type { Wanted } from "../../report/next-address";
import { cancelCanonical, fetchCanonical } from "../../ui/audit-client";
import { loadReport } from "../audit";
import { readHtml } from "./read-html";

/** A second look at page or canonical, and how it stands. */
export type Look =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly wanted: Wanted; readonly pages: number }
  | { readonly state: "refused" | "cancelled" | "gone"; readonly wanted: Wanted }
  | { readonly state: "failed"; readonly wanted: Wanted; readonly detail: string };

export const look = signal<Look>({ state: "idle" });

/** Why a look ended before it was at its end. */
class Ended extends Error {
  readonly state: "cancelled" | "gone";
  constructor(state: "cancelled" | "gone") {
    super(state);
    this.state = state;
  }
}

async function nextPage(auditId: string, wanted: Wanted): Promise<FetchedText | null> {
  const answer = await fetchCanonical(auditId, wanted);
  if (answer.kind === "page") return answer.page;
  if (answer.kind === "end") return null;
  throw new Ended(answer.kind);
}

/** The parser is here: a worker has none, and in this document nothing of a page can run. */
function parsed(fetched: FetchedText): FetchedPage {
  const { text: _, ...page } = fetched;
  return { ...page, document: readHtml(fetched) };
}

async function keep(auditId: string, change: (record: AuditRecord) => AuditRecord): Promise<void> {
  if ((await changeAudit(auditId, change)) === null) throw new Ended("gone");
  await loadReport();
}

/** Does a look's work; whatever ends it becomes a state that is shown. */
async function during(wanted: Wanted, work: () => Promise<void>): Promise<void> {
  if (look.value.state === "running") return;
  look.value = { state: "running", wanted, pages: 0 };
  try {
    await work();
    look.value = { state: "idle" };
  } catch (error) {
    const detail = errorText(error);
    look.value =
      error instanceof Ended ? { state: error.state, wanted } : { state: "failed", wanted, detail };
  }
}

/** Fetches the page again, reads its HTML and keeps what it says with the audit. */
export function lookAtServed(auditId: string): Promise<void> {
  return during("served", async () => {
    const page = await nextPage(auditId, "served");
    if (page !== null) await keep(auditId, (record) => withServed(record, parsed(page)));
  });
}

/** Walks from canonical to canonical, and keeps each step with the audit. */
export function lookAtTarget(auditId: string): Promise<void> {
  return during("target", async () => {
    await keep(auditId, withoutTarget);
    for (let pages = 1; ; pages += 1) {
      const page = await nextPage(auditId, "target");
      if (page === null) return;
      const { fetchedAt } = page;
      await keep(auditId, (record) =>
        withStep(record, canonicalStep(parsed(page), record.context.policy), fetchedAt),
      );
      look.value = { state: "running", wanted: "target", pages };
    }
  });
}

/** Ends a look; what was found until then stays. */
export async function stopLook(auditId: string): Promise<void> {
  await cancelCanonical(auditId);
}

/** Access was refused: nothing was requested. */
export function lookRefused(wanted: Wanted): void {
  look.value = { state: "refused", wanted };
}
