import type { AuditReport } from "../../model/report";
import { canonicals } from "./canonicals";
import { duplicateGroups } from "./duplicate-groups";
import { findings } from "./findings";
import { links } from "./links";
import { parameters } from "./parameters";
import { redirectChains } from "./redirect-chains";
import { redirectHops } from "./redirect-hops";
import { redirectLoops } from "./redirect-loops";
import { redirectMap } from "./redirect-map";
import { rejected } from "./rejected";
import { type CsvFile, splitTable } from "./split";
import { suspectedDuplicates } from "./suspected-duplicates";
import type { CsvTable } from "./table";
import { type CsvOptions, writeCsv } from "./write";

export { exportFileName } from "./file-name";
export { allFindings } from "./findings";
export type { CsvFile } from "./split";
export type { CsvTable, TableId } from "./table";
export { type CsvOptions, csvParts } from "./write";

/** Every CSV file of an export, in the order of the archive. */
export const CSV_TABLES: readonly CsvTable[] = [
  links,
  duplicateGroups,
  suspectedDuplicates,
  canonicals,
  redirectChains,
  redirectHops,
  redirectMap,
  redirectLoops,
  rejected,
  parameters,
  findings,
];

/** A report's table as CSV text: RFC 4180, see `writeCsv` for what happens to cells. */
export function toCsv(table: CsvTable, report: AuditReport, options: CsvOptions = {}): string {
  return writeCsv(table.rows(report), options);
}

/** A report's table as the files to save: more than one only where Excel could not show all its rows. */
export function csvFiles(table: CsvTable, report: AuditReport, options: CsvOptions = {}): CsvFile[] {
  return splitTable(table.rows(report), table.fileName, options);
}
