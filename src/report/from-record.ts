import type { AuditRecord } from "../model/audit";
import type { AuditReport } from "../model/report";
import { buildReport } from "./build";
import { unpackSnapshot } from "./unpack";

/** The report of a kept audit: the same wherever it is asked for. */
export function reportFromRecord(record: AuditRecord): AuditReport {
  return buildReport(unpackSnapshot(record.snapshot), record.context);
}
