import type { Finding } from "../../src/model/finding";
import type { AuditReport } from "../../src/model/report";
import { allFindings } from "../../src/report/csv";
import { servedSentence } from "../../src/report/served-sentence";
import { targetSentence } from "../../src/report/target-sentence";

/** Groups and findings shown; the report has all of them. */
const MOST = 5;

const NOT_OBSERVED = {
  "not-permitted": "not observed: no host access",
  "loaded-before": "not observed: the page was loaded before",
  "no-request": "not observed: the page came without a request",
} as const;

function navigationLine({ navigation, page: { response } }: AuditReport): string {
  if (!navigation.observed) return NOT_OBSERVED[navigation.why];
  const hops = navigation.hops.map((hop) => `${hop.status ?? hop.kind} ${hop.url}`).join(" -> ");
  const given = response.observed && response.given === true;
  return given ? `${hops} (answered by this command, not by a server)` : hops;
}

/** What a second look at page and canonical showed, where there was one. */
function lookLines({ canonical: { served, target } }: AuditReport): string[] {
  return [
    ...(served === undefined ? [] : [`served      ${servedSentence(served)}`]),
    ...(target === undefined ? [] : [`verified    ${targetSentence(target)}`]),
  ];
}

function groupLines(report: AuditReport): string[] {
  const groups = report.groups.filter(({ fragmentsOnly }) => !fragmentsOnly);
  const lines = groups
    .slice(0, MOST)
    .map(({ key, urls, reason }) => `  ${urls.length} URLs, ${reason}: ${key}`);
  return groups.length > MOST ? [...lines, `  and ${groups.length - MOST} more`] : lines;
}

function findingLines(findings: readonly Finding[]): string[] {
  const gravest = (["error", "warning"] as const).map((grade) =>
    findings.filter((one) => one.severity === grade),
  );
  const shown = gravest.flat();
  const lines = shown.slice(0, MOST).map(({ severity, message }) => `  ${severity}: ${message}`);
  return shown.length > MOST ? [...lines, `  and ${shown.length - MOST} more`] : lines;
}

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

/** How the checked links ended: "25: 21 ok, 2 client-error, 2 skipped". */
function checkLines({ redirects }: AuditReport): string[] {
  if (redirects.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { outcome } of redirects) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const ends = [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([outcome, count]) => `${count} ${outcome}`);
  return [`checked     ${plural(redirects.length, "link")}: ${ends.join(", ")}`];
}

/** An audit in a screenful: what the popup says, in text. */
export function summaryOf(report: AuditReport): string {
  const { totals, canonical } = report;
  const findings = allFindings(report);
  const count = (severity: Finding["severity"]) => findings.filter((one) => one.severity === severity).length;
  const groups = report.groups.filter(({ fragmentsOnly }) => !fragmentsOnly).length;
  return [
    report.page.url,
    `canonical   ${canonical.verdict}`,
    ...lookLines(report),
    `navigation  ${navigationLine(report)}`,
    `links       ${totals.links}: ${totals.accepted} accepted, ${totals.outOfScope} out of scope, ${totals.rejected} rejected`,
    `pages       ${plural(totals.distinctKeys, "page")} under ${plural(totals.distinctUrls, "URL")}: ${plural(totals.duplicates, "duplicate")}, ${plural(groups, "group")} (this page's own address counts there), ${plural(report.suspected.length, "suspected group")}`,
    ...groupLines(report),
    ...checkLines(report),
    `findings    ${plural(count("error"), "error")}, ${plural(count("warning"), "warning")}, ${plural(count("notice"), "notice")}`,
    ...findingLines(findings),
  ]
    .map((line) => line.replace(/\p{Cc}/gu, " "))
    .join("\n");
}
