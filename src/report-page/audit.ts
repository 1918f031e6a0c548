import { signal } from "@preact/signals";
import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { loadAudit } from "../platform/audit-store";
import { errorText } from "../platform/error-text";
import { buildReportApart } from "./worker/build-report";

export type Loaded =
  | { readonly kind: "loading" }
  /** The page is read from the store; its report is being built. */
  | { readonly kind: "building"; readonly links: number }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly detail: string }
  | { readonly kind: "ready"; readonly record: AuditRecord; readonly report: AuditReport };

export const loaded = signal<Loaded>({ kind: "loading" });

/** True while a report that is on screen is built anew. */
export const rebuilding = signal(false);

async function load(id: string | null): Promise<Loaded | null> {
  const record = id === null ? null : await loadAudit(id);
  if (record === null) return { kind: "gone" };
  if (loaded.value.kind === "loading") loaded.value = { kind: "building", links: record.snapshot.linkCount };
  const report = await buildReportApart(record);
  return report === null ? null : { kind: "ready", record, report };
}

/**
 * Builds the report named by the page's address; one that is on screen stays there until the new one
 * is ready. A fault becomes a state, never a blank page.
 */
export async function loadReport(): Promise<void> {
  const id = new URLSearchParams(location.search).get("audit");
  rebuilding.value = loaded.value.kind === "ready";
  try {
    const next = await load(id);
    // Null: a later call is at work on the same page.
    if (next === null) return;
    loaded.value = next;
  } catch (error) {
    loaded.value = { kind: "failed", detail: errorText(error) };
  }
  rebuilding.value = false;
}
