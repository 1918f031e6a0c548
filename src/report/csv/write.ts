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
  return cutCell(options.raw === true ? safe : guardFormula(safe));
}

/**
 * RFC 4180 with CRLF after every record and, for Excel, a UTF-8 byte order
 * mark. Text is masked, guarded against formulas and cut; numbers are written as they are.
 *
 *     [["=1", -2]] -> "\ufeffName,Count\r\n'=1,-2\r\n"
 */
export function writeCsv(table: TableRows, options: CsvOptions = {}): string {
  const { columns } = table;
  const rows = table.rows.map((row) => columns.map((column, i) => written(row[i] ?? null, column, options)));
  // The header goes as a row like the others: given as fields, an empty table gets a stray empty record.
  const names = options.header === false ? [] : [columns.map((column) => column.name)];
  const body = Papa.unparse([...names, ...rows], {
    newline: "\r\n",
    delimiter: options.delimiter ?? ",",
  });
  return `${options.bom === false ? "" : BYTE_ORDER_MARK}${body}\r\n`;
}
