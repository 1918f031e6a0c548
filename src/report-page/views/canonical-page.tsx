import type { AuditRecord } from "../../model/audit";
import type { Finding, Severity } from "../../model/finding";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { canonicalText } from "../../report/canonical-text";
import { CopyButton } from "../../ui/copy-button";
import { English } from "../../ui/english";
import { SeverityMark, verdictLevel } from "../../ui/severity";
import { Declarations } from "../canonical/declarations";
import { ServedBlock } from "../canonical/served-block";
import { TargetBlock } from "../canonical/target-block";
import { ExportButtons } from "../export/export-buttons";
import { findingDetails } from "./finding-details";

const ORDER: readonly Severity[] = ["error", "warning", "notice"];

const gravestFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity));

function Verdict({ report }: { report: AuditReport }) {
  const { canonical, page, generatedAt } = report;
  return (
    <section class="block">
      <p class="verdict">
        <SeverityMark level={verdictLevel(canonical)} /> <English>{canonical.verdict}</English>
      </p>
      <span class="buttons">
        <CopyButton
          label={t("copyVerdict")}
          text={() => canonicalText({ url: page.url, canonical, generatedAt })}
        />
        <ExportButtons tables={["canonicals"]} report={report} narrow={null} shown={1} all={1} />
      </span>
    </section>
  );
}

/** The verdict on the canonical, every declaration, what a second look shows, and what the checks say. */
export function CanonicalPage({ report, record }: { report: AuditReport; record: AuditRecord }) {
  return (
    <div class="page">
      <Verdict report={report} />
      <section class="block">
        <h2>{t("declarations")}</h2>
        <Declarations report={report} />
      </section>
      <ServedBlock report={report} record={record} />
      <TargetBlock report={report} record={record} />
      {gravestFirst(report.canonical.findings).map((finding) => (
        <section class="block" key={finding.check + finding.subject} data-testid="canonical-finding">
          <dl class="facts">
            {findingDetails(finding).map(({ title, content }) => (
              <>
                <dt>{t(title)}</dt>
                <dd>{content}</dd>
              </>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
