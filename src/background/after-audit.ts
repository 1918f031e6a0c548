import type { AuditRecord, AuditSummary } from "../model/audit";
import type { AuditReport } from "../model/report";
import { isPrivateAudit } from "../platform/audit-store";
import { showFindings, showSession } from "../platform/badge";
import { saveHistory } from "../platform/history-store";
import { addToSession, sessionState } from "../platform/session-audits";
import { readSettings } from "../platform/settings-store";
import { historyEntry } from "../report/history/entry";
import { sessionPage } from "../report/session/page";
import { shortCount } from "../report/short-count";
import { siteOf } from "../report/site-policy";

type Judged = Omit<AuditReport, "parameters">;

async function addToHistory(record: AuditRecord, report: Judged): Promise<void> {
  if (!(await readSettings()).history) return;
  const entry = historyEntry(record, report);
  if (entry !== null) await saveHistory(entry);
}

async function addPage(record: AuditRecord, report: Judged): Promise<void> {
  // Asked first, so that a large page costs nothing where no session is on.
  const state = await sessionState();
  const site = siteOf(report.page.url);
  if (state?.on !== true || state.site !== site) return;
  await addToSession(site, sessionPage(report, record.id));
  await showSession();
}

/** What an audit is remembered by; nothing of a private window ever is. */
async function remember(record: AuditRecord, report: Judged): Promise<void> {
  if (isPrivateAudit(record.id)) return;
  await addPage(record, report);
  await addToHistory(record, report);
}

/**
 * What an audit leaves behind once it is answered: its findings on the toolbar button, its
 * totals in the history, its page in the session. A full disk costs nobody the audit.
 */
export function leaveBehind(record: AuditRecord, report: Judged, summary: AuditSummary): void {
  const { error, warning, notice } = summary.findingCounts;
  const findings = error + warning + notice;
  void showFindings(record.tabId, findings, shortCount(findings)).catch(() => undefined);
  setTimeout(() => void remember(record, report).catch(() => undefined));
}
