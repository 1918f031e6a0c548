import type { AuditSummary } from "../model/audit";
import { t } from "../platform/i18n";
import { SeverityMark } from "../ui/severity";
import { ReportLink } from "./report-link";

/** What fits without scrolling. */
const MOST = 2;

/** The gravest findings of the page, canonical first. */
export function Findings({ summary }: { summary: AuditSummary }) {
  const { findings, findingCounts, auditId } = summary;
  const count = findingCounts.error + findingCounts.warning + findingCounts.notice;
  return (
    <div data-testid="findings">
      <div class="heading">
        <h2>{t("findings")}</h2>
        {count > MOST && (
          <ReportLink auditId={auditId} view="#findings">
            {t("all", count)}
          </ReportLink>
        )}
      </div>
      {findings.length === 0 && <p class="quiet">{t("noFindings")}</p>}
      <ul>
        {findings.slice(0, MOST).map((finding) => (
          <li key={finding.check + finding.subject} class="item" title={finding.message}>
            <span class="clamp">
              <SeverityMark level={finding.severity} /> {finding.message}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
