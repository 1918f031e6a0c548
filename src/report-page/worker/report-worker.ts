import type { AuditRecord } from "../../model/audit";
import { reportFromRecord } from "../../report/from-record";
import { reportParts } from "./report-parts";

/** The pipeline in a thread of its own: a page of 100,000 links takes seconds, in which nobody should wait for a click. */
self.onmessage = ({ data }: MessageEvent<AuditRecord>) => {
  for (const part of reportParts(reportFromRecord(data))) self.postMessage(part);
};
