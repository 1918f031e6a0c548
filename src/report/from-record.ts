import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { buildReport, judgePage } from "./build";
import { unpackSnapshot } from "./unpack";

/** The report of a kept audit: the same wherever it is asked for. */
export function reportFromRecord(record: AuditRecord): AuditReport {
  return buildReport(unpackSnapshot(record.snapshot), record.context);
}

/** What the first glance needs of it, sooner. */
export function judgedFromRecord(record: AuditRecord): Omit<AuditReport, "parameters"> {
  return judgePage(unpackSnapshot(record.snapshot), record.context);
}
