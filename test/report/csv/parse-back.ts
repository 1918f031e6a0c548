import Papa from "papaparse";
import type { AuditReport } from "../../../src/model/report";
import { toCsv } from "../../../src/report/csv";
import type { CsvTable } from "../../../src/report/csv/table";
import type { CsvOptions } from "../../../src/report/csv/write";

/** A table as another program reads it: one Map a row, by column name. */
export function parseBack(
  table: CsvTable,
  report: AuditReport,
  options: CsvOptions = {},
): Map<string, string>[] {
  const text = toCsv(table, report, options).replace(/^\ufeff/, "");
  const { data, errors } = Papa.parse<string[]>(text, {
    newline: "\r\n",
    delimiter: options.delimiter ?? ",",
  });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const [header = [], ...rows] = data.slice(0, -1);
  return rows.map((row) => new Map(header.map((name, i) => [name, row[i] ?? ""])));
}
