import type { CheckChoice } from "../../model/check";
import type { ReportLink } from "../../model/link";
import { isPrivateAudit, loadAudit } from "../../platform/audit-store";
import { checkTargets } from "../../redirects/link-check/targets";
import { reportFromRecord } from "../../report/from-record";
import type { createLinkChecker } from "./link-checker";

function chosen(links: readonly ReportLink[], choice: CheckChoice): readonly ReportLink[] {
  if (choice.kind === "in-scope") return links.filter((link) => link.outcome === "accepted");
  const indexes = new Set(choice.indexes);
  return links.filter((link) => indexes.has(link.index));
}

/** Turns a choice of links of a kept audit into a job. Does nothing for an audit that is gone. */
export async function startCheck(
  checker: ReturnType<typeof createLinkChecker>,
  auditId: string,
  choice: CheckChoice,
): Promise<void> {
  // A job is written to disk, and nothing of a private window may be.
  if (isPrivateAudit(auditId)) return;
  const record = await loadAudit(auditId);
  if (record === null) return;
  const report = reportFromRecord(record);
  const targets = checkTargets(chosen(report.links, choice));
  await checker.start({ auditId, pageHost: new URL(report.page.url).hostname, state: "running", targets });
}
