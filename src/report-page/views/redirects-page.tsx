import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { CheckPanel } from "../check/check-panel";
import { ExportButtons } from "../export/export-buttons";
import { PageRedirects } from "../page-redirects";
import { TablePage } from "../table/table-page";
import { RedirectPatterns } from "./redirect-patterns";
import { checkedRedirects } from "./redirects";

/** The page's own chain, then those of its links. */
export function RedirectsPage({ report, record }: { report: AuditReport; record: AuditRecord }) {
  const none = report.redirects.length === 0;
  return (
    <div class="table-page">
      <section class="block">
        <h2>{t("thisPagesRedirects")}</h2>
        <PageRedirects report={report} record={record} />
        <h2>{t("linksRedirects")}</h2>
        <CheckPanel report={report} record={record} />
        <RedirectPatterns report={report} />
        {none && (
          <ExportButtons tables={checkedRedirects.exports} report={report} narrow={null} shown={0} all={0} />
        )}
      </section>
      <TablePage view={checkedRedirects} report={report} />
    </div>
  );
}
