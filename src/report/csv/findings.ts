import type { Finding } from "../../model/finding";
import type { AuditReport } from "../../model/report";
import { type Cell, type CsvTable, text, url } from "./table";

const COLUMNS = [
  text("Issue Name"),
  text("Issue Type"),
  text("Outcome"),
  url("Address"),
  text("Description"),
  text("Evidence"),
  url("Help URL"),
  text("Published Severities"),
];

/** Every finding of a report: canonical first, then page and links, then redirects. */
export function allFindings(report: AuditReport): Finding[] {
  return [
    ...report.canonical.findings,
    ...report.findings,
    ...report.redirects.flatMap((checked) => checked.findings),
  ];
}

function row(finding: Finding, page: string): Cell[] {
  return [
    finding.check,
    finding.severity,
    finding.outcome,
    finding.subject === "page" ? page : finding.subject,
    finding.message,
    Object.entries(finding.evidence)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    finding.reference,
    finding.published.map(({ by, severity }) => `${by}: ${severity}`).join("; "),
  ];
}

/** One row a finding, with what other tools call it. */
export const findings: CsvTable = {
  id: "findings",
  fileName: "findings",
  rows(report) {
    return { columns: COLUMNS, rows: allFindings(report).map((finding) => row(finding, report.page.url)) };
  },
};
