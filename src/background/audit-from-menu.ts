import type { AuditAnswer } from "../model/audit";
import { showFailure } from "../platform/badge";
import { openPopup } from "../platform/popup";
import { openReport } from "../platform/tabs";

/**
 * "Audit this page" of the context menu: opens the popup, which audits; where the browser
 * does not let us, audits here and opens the report.
 */
export async function auditFromMenu(tabId: number, audit: () => Promise<AuditAnswer>): Promise<void> {
  try {
    await openPopup();
  } catch {
    const answer = await audit();
    if (answer.ok) await openReport(answer.summary.auditId);
    else await showFailure(tabId, answer.failure);
  }
}
