import type { AuditReport } from "../../model/report";

/** Numbers are ours and stay numbers; every string may come from a hostile page. */
export type Cell = string | number | boolean | null;

/** `url` cells hold one address and nothing else; it may contain spaces. */
export interface Column {
  readonly name: string;
  readonly kind: "text" | "url" | "number";
}

export interface TableRows {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

export type TableId =
  | "links"
  | "duplicate-groups"
  | "suspected-duplicates"
  | "canonicals"
  | "redirect-chains"
  | "redirect-hops"
  | "rejected"
  | "parameters"
  | "findings";

/** One CSV file: a view of the report. */
export interface CsvTable {
  readonly id: TableId;
  /** Last part of the file name, without `.csv`. */
  readonly fileName: string;
  readonly title: string;
  rows(report: AuditReport): TableRows;
}

/** Shorthand for the column lists of the tables. */
export const text = (name: string): Column => ({ name, kind: "text" });
export const url = (name: string): Column => ({ name, kind: "url" });
export const number = (name: string): Column => ({ name, kind: "number" });
