import type { AuditReport } from "../../model/report";
import {
  CSV_TABLES,
  type CsvFile,
  type CsvOptions,
  type CsvTable,
  csvFiles,
  csvParts,
  exportFileName,
  toCsv,
} from "../../report/csv";
import { reportJsonParts } from "../../report/json";
import { takeInTurns } from "../../ui/turns";
import { type Piece, plainPieces, type TextFile, zipPieces } from "./zip";

/** A file to save, made piece by piece. */
export interface ExportFile {
  readonly name: string;
  readonly type: string;
  readonly pieces: () => Iterable<Piece>;
  /** CSV rows in it, known when it is written. */
  readonly rows: () => number;
  /** Whether a table has more rows than a sheet of Excel, and so more than one file. */
  readonly split: () => boolean;
}

const ZIP = "application/zip";

const nameOf = (report: AuditReport, ending: string) =>
  exportFileName(report.page.url, report.generatedAt, ending);

const textFile = ({ name, parts, count }: CsvFile): TextFile => ({ name: `${name}.csv`, parts, count });

const jsonText = (report: AuditReport): TextFile => ({
  name: "report.json",
  parts: () => reportJsonParts(report),
  count: (report.links.length + report.groups.length) / 500 + 50,
});

/** One table; `report` may hold only the rows on screen. */
export function tableFile(table: CsvTable, report: AuditReport, options: CsvOptions): ExportFile {
  const files = csvFiles(table, report, options);
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const [only] = files.map(textFile);
  const split = files.length > 1;
  return {
    name: nameOf(report, `${table.fileName}.${split ? "zip" : "csv"}`),
    type: split ? ZIP : "text/csv;charset=utf-8",
    pieces: () =>
      split || only === undefined
        ? zipPieces([() => files.map(textFile)], report.generatedAt)
        : plainPieces(only),
    rows: () => rows,
    split: () => split,
  };
}

/** The report as JSON. */
export function jsonFile(report: AuditReport): ExportFile {
  return {
    name: nameOf(report, "report.json"),
    type: "application/json",
    pieces: () => plainPieces(jsonText(report)),
    rows: () => 0,
    split: () => false,
  };
}

/** `report.json` and every table as one archive. */
export function archiveFile(report: AuditReport, options: CsvOptions): ExportFile {
  const written: CsvFile[] = [];
  const filesOf = (table: CsvTable) => () => {
    const files = csvFiles(table, report, options);
    written.push(...files);
    return files.map(textFile);
  };
  return {
    name: nameOf(report, "report.zip"),
    type: ZIP,
    pieces: () =>
      zipPieces([() => [jsonText(report)], ...CSV_TABLES.map((table) => filesOf(table))], report.generatedAt),
    rows: () => written.reduce((sum, { rows }) => sum + rows, 0),
    split: () => written.length > CSV_TABLES.length,
  };
}

/** One table as tab-separated text for the clipboard; `options.header` false leaves out the names. */
export function tableAsTsv(table: CsvTable, report: AuditReport, options: CsvOptions): string {
  return toCsv(table, report, { ...options, delimiter: "\t", bom: false });
}

/** The same of a long table, without holding up the page. */
export async function longTableAsTsv(
  table: CsvTable,
  report: AuditReport,
  options: CsvOptions,
): Promise<string> {
  const parts: string[] = [];
  const all = csvParts(table.rows(report), { ...options, delimiter: "\t", bom: false });
  await takeInTurns(all, (part) => {
    parts.push(part);
    return true;
  });
  return parts.join("");
}
