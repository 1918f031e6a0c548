import Papa from "papaparse";
import { hidePassword, maskSecrets, redactText } from "../redact";
import { cutCell } from "./cell-length";
import { guardFormula } from "./formula-guard";
import type { Cell, Column, TableRows } from "./table";

export interface CsvOptions {
  /** True leaves out the formula guard, for programs rather than spreadsheets. */
  readonly raw?: boolean;
  /** False shows the values of secret-looking parameters; passwords are never shown. */
  readonly mask?: boolean;
  readonly bom?: boolean;
  /** False leaves out the row of names, for rows added to a sheet that has one. */
  readonly header?: boolean;
  readonly delimiter?: "," | ";" | "\t";
}

const BYTE_ORDER_MARK = "\ufeff";

function redacted(cell: string, column: Column, mask: boolean): string {
  if (column.kind !== "url") return redactText(cell, mask);
  // One cell may hold several addresses.
  const href = redactText(hidePassword(cell), false);
  return mask ? maskSecrets(href) : href;
}

function written(cell: Cell, column: Column, options: CsvOptions): string | number {
  if (cell === null) return "";
  if (typeof cell === "number") return cell;
  if (typeof cell === "boolean") return String(cell);
  const safe = redacted(cell, column, options.mask ?? true);
  return cutCell(options.raw === true ? safe : guardFormula(safe, options.delimiter ?? ","));
}

/** Records of one part: few enough to be written between two frames. */
const RECORDS = 250;

/** How many parts so many rows become at most. */
export const partsOf = (rows: number): number => Math.floor(rows / RECORDS) + 1;

/**
 * RFC 4180 with CRLF after every record and, for Excel, a UTF-8 byte order mark, in parts that make one
 * text. Text is masked, guarded against formulas and cut; numbers are written as they are.
 *
 *     [["=1", -2]] -> "\ufeffName,Count\r\n'=1,-2\r\n"
 */
export function* csvParts({ columns, rows }: TableRows, options: CsvOptions = {}): Generator<string> {
  const { bom = true, header = true, delimiter = "," } = options;
  const text = (records: readonly unknown[][]) =>
    records.length === 0 ? "" : `${Papa.unparse([...records], { newline: "\r\n", delimiter })}\r\n`;
  let start = bom ? BYTE_ORDER_MARK : "";
  // The header goes as a record like the others: given as fields, an empty table gets a stray empty one.
  let records: unknown[][] = header ? [columns.map(({ name }) => name)] : [];
  for (const row of rows) {
    records.push(columns.map((column, i) => written(row[i] ?? null, column, options)));
    if (records.length < RECORDS) continue;
    yield start + text(records);
    [start, records] = ["", []];
  }
  yield start + text(records);
}

/** The same as one text. */
export function writeCsv(table: TableRows, options: CsvOptions = {}): string {
  return [...csvParts(table, options)].join("");
}
