import { signal } from "@preact/signals";
import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { loadAudit } from "../platform/audit-store";
import { reportFromRecord } from "../report";

export type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly detail: string }
  | { readonly kind: "ready"; readonly record: AuditRecord; readonly report: AuditReport };

export const loaded = signal<Loaded>({ kind: "loading" });

async function load(id: string | null): Promise<Loaded> {
  const record = id === null ? null : await loadAudit(id);
  return record === null ? { kind: "gone" } : { kind: "ready", record, report: reportFromRecord(record) };
}

/** Builds the report named by the page's address; a fault becomes a state, never a blank page. */
export async function loadReport(): Promise<void> {
  const id = new URLSearchParams(location.search).get("audit");
  try {
    loaded.value = await load(id);
  } catch (error) {
    loaded.value = { kind: "failed", detail: error instanceof Error ? error.message : String(error) };
  }
}
