import { strToU8, type Zippable, zipSync } from "fflate";
import type { AuditReport } from "../../model/report";
import { CSV_TABLES, type CsvOptions, type CsvTable, exportFileName, toCsv } from "../../report/csv";
import { reportJson } from "../../report/json";
import { csvOptions } from "./options";
import { saveFile } from "./save-file";

const nameOf = (report: AuditReport, ending: string) =>
  exportFileName(report.page.url, report.generatedAt, ending);

/** Saves one table; `report` may hold only the rows on screen. */
export function saveTable(table: CsvTable, report: AuditReport): void {
  const csv = toCsv(table, report, csvOptions.value);
  saveFile(nameOf(report, `${table.fileName}.csv`), csv, "text/csv;charset=utf-8");
}

/** One table as tab-separated text for the clipboard; a single row goes without the names. */
export function tableAsTsv(table: CsvTable, report: AuditReport, header: boolean): string {
  return toCsv(table, report, { ...csvOptions.value, delimiter: "\t", bom: false, header });
}

/** Saves the report as JSON. */
export function saveJson(report: AuditReport): void {
  saveFile(nameOf(report, "report.json"), reportJson(report), "application/json");
}

/** `report.json` and every table as one archive. */
export function archive(report: AuditReport, options: CsvOptions): Uint8Array<ArrayBuffer> {
  const files: Zippable = { "report.json": strToU8(reportJson(report)) };
  for (const table of CSV_TABLES) files[`${table.fileName}.csv`] = strToU8(toCsv(table, report, options));
  return zipSync(files, { mtime: report.generatedAt }) as Uint8Array<ArrayBuffer>;
}

/** Saves everything as one zip file. */
export function saveArchive(report: AuditReport): void {
  saveFile(nameOf(report, "report.zip"), archive(report, csvOptions.value), "application/zip");
}
