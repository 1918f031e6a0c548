import type { AuditSummary, RejectedSample } from "../model/audit";
import type { Finding, Severity } from "../model/finding";
import type { DuplicateGroup } from "../model/group";
import type { ReportLink } from "../model/link";
import type { AuditReport } from "../model/report";
import { siteOf } from "./site-policy";

/** What the popup shows of each list; the report page has the rest. */
const MOST_GROUPS = 5;
const MOST_MEMBERS = 6;
const MOST_REJECTED = 20;
const MOST_FINDINGS = 30;
const LONGEST_HREF = 300;

const ORDER: Readonly<Record<Severity, number>> = { error: 0, warning: 1, notice: 2 };

/** Schemes that lead to no page and are meant to. */
const MEANT = new Set(["mailto", "tel", "sms", "javascript"]);

/** Mistakes before what was meant: a broken address, then odd schemes, then contacts and scripts. */
const rank = ({ scheme }: RejectedSample): number => (scheme === undefined ? 0 : MEANT.has(scheme) ? 2 : 1);

function rejectedSamples(links: readonly ReportLink[]): RejectedSample[] {
  const samples = new Map<string, RejectedSample>();
  for (const { outcome, reason, scheme, rawHref } of links) {
    if (outcome !== "rejected" || reason === undefined) continue;
    const href = rawHref.length > LONGEST_HREF ? `${rawHref.slice(0, LONGEST_HREF)}…` : rawHref;
    const known = samples.get(`${reason} ${href}`);
    samples.set(`${reason} ${href}`, {
      rawHref: href,
      reason,
      ...(scheme === undefined ? {} : { scheme }),
      count: (known?.count ?? 0) + 1,
    });
  }
  const gravestFirst = (one: RejectedSample, other: RejectedSample) =>
    rank(one) - rank(other) || other.count - one.count;
  return [...samples.values()].sort(gravestFirst).slice(0, MOST_REJECTED);
}

/** A member's links are rows of the report page; the popup needs their number only. */
const glance = (group: DuplicateGroup): DuplicateGroup => ({
  ...group,
  urls: group.urls.slice(0, MOST_MEMBERS).map((member) => ({ ...member, links: [] })),
});

/** How many findings there are of each severity: 2 errors, 1 notice -> `{ error: 2, warning: 0, notice: 1 }` */
export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** The first glance of a report, small whatever the size of the page. */
export function summarize(
  report: Omit<AuditReport, "parameters">,
  audit: { readonly id: string; readonly tabId: number; readonly historyPermitted: boolean },
): AuditSummary {
  const duplicates = report.groups.filter((group) => !group.fragmentsOnly);
  const bySeverity = (one: Finding, other: Finding) => ORDER[one.severity] - ORDER[other.severity];
  return {
    auditId: audit.id,
    tabId: audit.tabId,
    site: siteOf(report.page.url),
    page: {
      url: report.page.url,
      title: report.page.title,
      loading: report.page.loading,
      linksCut: report.page.linksCut,
      frames: report.page.frames.length,
    },
    generatedAt: report.generatedAt,
    totals: report.totals,
    canonical: {
      ...report.canonical,
      declarations: report.canonical.declarations.slice(0, MOST_GROUPS),
      findings: [...report.canonical.findings].sort(bySeverity).slice(0, MOST_FINDINGS),
    },
    navigation: report.navigation,
    historyPermitted: audit.historyPermitted,
    groups: duplicates.slice(0, MOST_GROUPS).map(glance),
    groupCount: duplicates.length,
    fragmentGroupCount: report.groups.length - duplicates.length,
    suspectedCount: report.suspected.length,
    rejected: rejectedSamples(report.links),
    findings: [...report.findings].sort(bySeverity).slice(0, MOST_FINDINGS),
    findingCounts: countBySeverity([...report.canonical.findings, ...report.findings]),
  };
}
