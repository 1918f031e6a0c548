import type { FetchAnswer } from "../../model/fetched-page";
import { isPrivateAudit, loadAudit } from "../../platform/audit-store";
import { nextAddress, type Wanted } from "../../report/next-address";
import { fetchPage } from "./fetch-page";

/**
 * Fetches what the canonical view asks for, one page at a time an audit. Which page
 * that is follows from the kept audit: no message names an address.
 */
export function createCanonicalFetcher() {
  const running = new Map<string, AbortController>();

  async function fetchWanted(auditId: string, wanted: Wanted, cancel: AbortSignal): Promise<FetchAnswer> {
    const record = await loadAudit(auditId);
    // What is asked from here leaves traces in the regular profile: not for a private window.
    if (record === null || isPrivateAudit(auditId)) return { kind: "gone" };
    const address = nextAddress(record, wanted);
    if (address === null) return { kind: "end" };
    const { documentUrl: url, charset } = record.snapshot;
    const page = await fetchPage(address, wanted === "served" ? { url, charset } : { url }, cancel);
    return page === null ? { kind: "cancelled" } : { kind: "page", page };
  }

  return {
    async fetch(auditId: string, wanted: Wanted): Promise<FetchAnswer> {
      running.get(auditId)?.abort();
      const cancel = new AbortController();
      running.set(auditId, cancel);
      try {
        return await fetchWanted(auditId, wanted, cancel.signal);
      } finally {
        if (running.get(auditId) === cancel) running.delete(auditId);
      }
    },
    cancel(auditId: string): void {
      running.get(auditId)?.abort();
    },
  };
}

export type CanonicalFetcher = ReturnType<typeof createCanonicalFetcher>;
