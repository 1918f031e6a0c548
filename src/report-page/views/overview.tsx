import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { English } from "../../ui/english";
import { SeverityMark, verdictLevel } from "../../ui/severity";
import { visible } from "../../ui/visible";
import { ExportList } from "../export/export-list";
import { Trend } from "../history/trend";
import { PageRedirects } from "../page-redirects";
import { Bars } from "./bars";
import { findingsOf } from "./findings";
import { PageFacts } from "./page-facts";

const MOST_PARAMETERS = 10;
const MOST_FINDINGS = 8;

function outcomes({ totals }: AuditReport) {
  const all = [
    { name: t("linkOutcome_accepted"), count: totals.accepted, href: "#links?outcome=accepted" },
    { name: t("linkOutcome_out_of_scope"), count: totals.outOfScope, href: "#links?outcome=out-of-scope" },
    { name: t("linkOutcome_rejected"), count: totals.rejected, href: "#rejected" },
  ];
  return totals.links === 0 ? [] : all;
}

function addresses({ totals }: AuditReport) {
  const all = [
    { name: t("barPages"), count: totals.distinctKeys, href: "#links?unique=key" },
    { name: t("barDuplicates"), count: totals.duplicates, href: "#duplicates" },
  ];
  return totals.accepted === 0 ? [] : all;
}

const topParameters = ({ parameters }: AuditReport) =>
  [...parameters]
    .sort((a, b) => b.links - a.links)
    .slice(0, MOST_PARAMETERS)
    .map(({ name, links, tracking }) => ({
      name: visible(name),
      count: links,
      ...(tracking ? { note: t("columnTracking") } : {}),
      href: `#parameters?${new URLSearchParams({ filter: name })}`,
    }));

function TopFindings({ report }: { report: AuditReport }) {
  const all = findingsOf(report);
  return (
    <section class="block">
      <h2>{t("findings")}</h2>
      {all.length === 0 && <p class="quiet">{t("noFindings")}</p>}
      <ul class="top-findings">
        {all.slice(0, MOST_FINDINGS).map((finding) => (
          <li key={finding.check + finding.subject} title={finding.message}>
            <SeverityMark level={finding.severity} /> <English>{finding.message}</English>
          </li>
        ))}
      </ul>
      {all.length > MOST_FINDINGS && <a href="#findings">{t("all", all.length)}</a>}
    </section>
  );
}

/** The page, its verdict and its numbers; every number leads to its rows. */
export function Overview({ report, record }: { report: AuditReport; record: AuditRecord }) {
  return (
    <div class="page">
      <section class="block">
        <p class="verdict" data-testid="verdict">
          <SeverityMark level={verdictLevel(report.canonical)} /> {report.canonical.verdict}
        </p>
      </section>
      <section class="block">
        <h2>{t("pageAndRedirects")}</h2>
        <PageRedirects report={report} record={record} />
      </section>
      <Trend report={report} record={record} />
      <TopFindings report={report} />
      <div class="columns">
        <div>
          <Bars
            title="linkOutcomes"
            named="columnOutcome"
            counted="columnLinks"
            empty="noLinks"
            bars={outcomes(report)}
          />
          <Bars
            title="linkAddresses"
            named="columnUrl"
            counted="columnUrls"
            empty="noLinksInScope"
            bars={addresses(report)}
          />
        </div>
        <Bars
          title="topParameters"
          named="columnParameter"
          counted="columnLinks"
          empty="noParameters"
          bars={topParameters(report)}
        />
      </div>
      <div class="columns">
        <PageFacts report={report} />
        <ExportList report={report} />
      </div>
    </div>
  );
}
