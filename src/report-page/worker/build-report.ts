import type { AuditRecord } from "../../model/audit";
import type { AuditReport } from "../../model/report";
import { type ReportPart, reportAssembler } from "./report-parts";

let running: { readonly worker: Worker; readonly leave: () => void } | null = null;

/**
 * The report of a kept audit, built in a worker. Null where a later call took its
 * place; throws what the pipeline threw.
 */
export function buildReportApart(record: AuditRecord): Promise<AuditReport | null> {
  running?.worker.terminate();
  running?.leave();
  const worker = new Worker(new URL("./report-worker.ts", import.meta.url), { type: "module" });
  return new Promise<AuditReport | null>((resolve, reject) => {
    const end = () => {
      worker.terminate();
      if (running?.worker === worker) running = null;
    };
    const add = reportAssembler();
    running = { worker, leave: () => resolve(null) };
    worker.onmessage = ({ data }: MessageEvent<ReportPart>) => {
      const report = add(data);
      if (report === null) return;
      end();
      resolve(report);
    };
    worker.onerror = ({ message }) => {
      end();
      reject(new Error(message || "The report's worker did not start"));
    };
    worker.postMessage(record);
  });
}
