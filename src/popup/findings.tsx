import type { AuditSummary } from "../model/audit";
import type { Finding, Severity } from "../model/finding";
import { t } from "../platform/i18n";
import { findingText } from "../report/finding-text";
import { CopyButton } from "../ui/copy-button";
import { English } from "../ui/english";
import { Published } from "../ui/published";
import { SeverityMark } from "../ui/severity";
import { ReportLink } from "./report-link";

/** What fits without scrolling. */
const MOST = 2;

/** One finding; opened, it says what each tool would say. */
function Item({ finding }: { finding: Finding }) {
  return (
    <li class="item" title={finding.message}>
      <span class="clamp">
        <SeverityMark level={finding.severity} /> <English>{finding.message}</English>
      </span>
      <details data-testid="published">
        <summary class="quiet">{t("published")}</summary>
        <Published published={finding.published} />
        <CopyButton label={t("copyFinding")} text={() => findingText(finding)} />
      </details>
    </li>
  );
}

const ORDER: readonly Severity[] = ["error", "warning", "notice"];

/** Gravest first; among equals those of the canonical. */
const gravest = ({ canonical, findings }: AuditSummary): readonly Finding[] =>
  [...canonical.findings, ...findings].sort(
    (one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity),
  );

/** The gravest findings of the page, canonical first. */
export function Findings({ summary }: { summary: AuditSummary }) {
  const { findingCounts, auditId } = summary;
  const findings = gravest(summary);
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
          <Item key={finding.check + finding.subject} finding={finding} />
        ))}
      </ul>
    </div>
  );
}
