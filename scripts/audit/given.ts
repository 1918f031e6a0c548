import type { AuditReport } from "../../src/model/report";

/**
 * Says of a saved page's report that no server gave the answer: the browser observed
 * a 200, and this command had made it. A page whose answer was not observed stays so.
 */
export function asGiven(report: AuditReport): AuditReport {
  const { response } = report.page;
  if (!response.observed) return report;
  return { ...report, page: { ...report.page, response: { ...response, given: true } } };
}
