import type { AuditReport } from "../../model/report";

/** Numbers are ours and stay numbers; every string may come from a hostile page. */
export type Cell = string | number | boolean | null;

/** `url` cells hold one address and nothing else; it may contain spaces. */
export interface Column {
  readonly name: string;
  readonly kind: "text" | "url" | "number";
}

/** Rows, to be walked through once: an array, or rows that are made as they are asked for. */
export type Rows = Iterable<readonly Cell[]> & { readonly length: number };

export interface TableRows {
  readonly columns: readonly Column[];
  readonly rows: Rows;
}

export type TableId =
  | "links"
  | "duplicate-groups"
  | "suspected-duplicates"
  | "canonicals"
  | "redirect-chains"
  | "redirect-hops"
  | "redirect-map"
  | "redirect-loops"
  | "rejected"
  | "parameters"
  | "findings";

/** One CSV file: a view of the report. */
export interface CsvTable {
  readonly id: TableId;
  /** Last part of the file name, without `.csv`. */
  readonly fileName: string;
  rows(report: AuditReport): TableRows;
}

/** Shorthand for the column lists of the tables. */
export const text = (name: string): Column => ({ name, kind: "text" });
export const url = (name: string): Column => ({ name, kind: "url" });
export const number = (name: string): Column => ({ name, kind: "number" });

/** One row an entry, made when it is its turn: 100,000 rows at once would hold up the page. */
export function rowsOf<Entry>(entries: readonly Entry[], row: (entry: Entry) => readonly Cell[]): Rows {
  return {
    length: entries.length,
    *[Symbol.iterator]() {
      for (const entry of entries) yield row(entry);
    },
  };
}
