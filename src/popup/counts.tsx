import type { AuditSummary } from "../model/audit";
import { counted, formatNumber, t } from "../platform/i18n";
import { ReportLink } from "./report-link";

/** Number, its message key, and the view with the rows behind it. */
function counts({ totals, findingCounts, suspectedCount }: AuditSummary) {
  const findings = findingCounts.error + findingCounts.warning + findingCounts.notice;
  return [
    [totals.links, "countLinks", "#links"],
    [totals.accepted, "countAccepted", "#links?outcome=accepted"],
    [totals.distinctKeys, "countPages", "#links?unique=key"],
    [totals.duplicates, "countDuplicates", "#duplicates"],
    [suspectedCount, "countSuspected", "#suspected"],
    [totals.rejected, "countRejected", "#rejected"],
    [findings, "countFindings", "#findings"],
  ] as const;
}

/** The numbers of the page; each leads to its rows. */
export function Counts({ summary }: { summary: AuditSummary }) {
  return (
    <section class="counts" data-testid="counts" aria-label={t("counts")}>
      {counts(summary).map(([number, key, view]) => (
        <ReportLink key={key} auditId={summary.auditId} view={view} class="count">
          <b data-testid={key}>{formatNumber(number)}</b>
          <span>{counted(key, number)}</span>
        </ReportLink>
      ))}
    </section>
  );
}
