import type { Finding, Severity } from "../../model/finding";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { allFindings } from "../../report/csv";
import { SeverityMark } from "../../ui/severity";
import { UrlCell } from "../../ui/url-text";
import { once } from "../once";
import type { Column, TableView } from "../table/table-view";
import { findingDetails } from "./finding-details";

const GRAVITY: Record<Severity, number> = { error: 0, warning: 1, notice: 2 };

const COLUMNS: Column<Finding, Finding>[] = [
  {
    id: "severity",
    title: "columnSeverity",
    width: { pixels: 126 },
    sortBy: ({ severity }) => GRAVITY[severity],
    cell: ({ severity }) => <SeverityMark level={severity} />,
  },
  {
    id: "finding",
    title: "columnFinding",
    width: { share: 6 },
    sortBy: ({ message }) => message,
    cell: ({ message }) => (
      <span lang="en" title={message}>
        {message}
      </span>
    ),
  },
  {
    id: "check",
    title: "columnCheck",
    width: { share: 2 },
    sortBy: ({ check }) => check,
    cell: ({ check }) => check,
  },
  {
    id: "subject",
    title: "columnSubject",
    width: { share: 3 },
    sortBy: ({ subject }) => subject,
    cell: ({ subject }) => (subject === "page" ? t("thisPage") : <UrlCell url={subject} />),
  },
];

/** Gravest first; among equals the order of the checks. */
export const findingsOf = once((report: AuditReport): readonly Finding[] =>
  allFindings(report).sort((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity]),
);

/** Everything the checks found. */
export const findings: TableView<Finding, Finding> = {
  unit: "rows",
  columns: COLUMNS,
  facets: [
    {
      id: "severity",
      title: "columnSeverity",
      valuesOf: ({ severity }) => [severity],
      word: (severity) => t(`severity_${severity}`),
    },
    { id: "check", title: "columnCheck", valuesOf: ({ check }) => [check], word: (check) => check },
    {
      id: "review",
      title: "facetReview",
      valuesOf: ({ outcome }) => [outcome],
      word: (outcome) => t(outcome === "fail" ? "reviewFail" : "reviewNeeded"),
    },
  ],
  rows: findingsOf,
  lines: (finding) => [finding],
  rowOf: (finding) => finding,
  text: ({ message, check, subject }) => `${message} ${check} ${subject}`,
  detail: findingDetails,
  empty: () => t("noFindings"),
  exports: ["findings"],
  narrow: (report, found) => ({
    ...report,
    canonical: { ...report.canonical, findings: [] },
    redirects: report.redirects.map((checked) => ({ ...checked, findings: [] })),
    findings: found,
  }),
};
