import { signal } from "@preact/signals";
import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { loadAudit } from "../platform/audit-store";
import { reportFromRecord } from "../report/from-record";

export type Loaded =
  | { readonly kind: "loading" }
  /** The page has so many links that building takes a while. */
  | { readonly kind: "building"; readonly links: number }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly detail: string }
  | { readonly kind: "ready"; readonly record: AuditRecord; readonly report: AuditReport };

export const loaded = signal<Loaded>({ kind: "loading" });

/** More links than this are announced before the browser is busy with them. */
const MANY_LINKS = 10_000;

async function load(id: string | null): Promise<Loaded> {
  const record = id === null ? null : await loadAudit(id);
  if (record === null) return { kind: "gone" };
  const links = record.snapshot.linkCount;
  if (links > MANY_LINKS) {
    loaded.value = { kind: "building", links };
    // A timer lets the sentence be painted; a frame callback would wait for ever in a hidden tab.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { kind: "ready", record, report: reportFromRecord(record) };
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
