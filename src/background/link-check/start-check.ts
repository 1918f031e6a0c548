import type { CheckChoice } from "../../model/check";
import { isPrivateAudit, loadAudit } from "../../platform/audit-store";
import { checkTargets } from "../../redirects/link-check/targets";
import { reportFromRecord } from "../../report/from-record";
import type { LinkChecker } from "./link-checker";

/** Turns a choice of links of a kept audit into a job. Does nothing for an audit that is gone. */
export async function startCheck(checker: LinkChecker, auditId: string, choice: CheckChoice): Promise<void> {
  // A job is written to disk, and nothing of a private window may be.
  if (isPrivateAudit(auditId)) return;
  const record = await loadAudit(auditId);
  if (record === null) return;
  const { links, page } = reportFromRecord(record);
  const targets = checkTargets(links, choice);
  await checker.start({ auditId, pageUrl: page.url, state: "running", targets, closed: [] });
}
