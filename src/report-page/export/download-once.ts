import type { AuditReport } from "../../model/report";
import { CSV_TABLES } from "../../report/csv";
import { csvOptions } from "../../ui/csv-options";
import { change, place } from "../place";
import { runExport } from "./export-run";
import { tableFile } from "./files";

/** Starts the download the address asks for (`#links&export=links`), and takes it out of the address. */
export function downloadOnce(report: AuditReport): void {
  const { exported } = place.peek();
  if (exported === null) return;
  change({ exported: null });
  const table = CSV_TABLES.find(({ id }) => id === exported);
  if (table !== undefined) void runExport(() => tableFile(table, report, csvOptions.value));
}
