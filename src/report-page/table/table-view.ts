import type { ComponentChildren } from "preact";
import type { AuditReport } from "../../model/report";
import type { TableId } from "../../report/csv";

/** A column; `title` is a message key. */
export interface Column<Row, Line> {
  readonly id: string;
  readonly title: string;
  /** Share of the width that is left when fixed columns have theirs, or pixels. */
  readonly width: { readonly share: number } | { readonly pixels: number };
  readonly numeric?: true;
  /** What the column sorts by; without it the column does not sort. */
  readonly sortBy?: (row: Row) => string | number;
  readonly cell: (line: Line) => ComponentChildren;
}

/** A choice that narrows the rows. */
export interface Facet<Row> {
  readonly id: string;
  readonly title: string;
  readonly valuesOf: (row: Row) => readonly string[];
  readonly word: (value: string) => string;
  /** Chosen until the auditor chooses. */
  readonly initial?: string;
}

/** A line of the panel below the table; `title` is a message key. */
export interface Detail {
  readonly title: string;
  readonly content: ComponentChildren;
}

/** A list as a table; a row may fill several lines, such as a group and its URLs. */
export interface ListView<Row, Line> {
  readonly columns: readonly Column<Row, Line>[];
  readonly facets: readonly Facet<Row>[];
  lines(row: Row): readonly Line[];
  rowOf(line: Line): Row;
  /** Everything the text filter looks at. */
  text(row: Row): string;
  detail(line: Line): readonly Detail[];
  /** A line that heads the ones below it. */
  heads?(line: Line): boolean;
}

/** A table of the report page. A row is what is filtered, sorted and exported. */
export interface TableView<Row, Line> extends ListView<Row, Line> {
  /** What a row is called when rows are counted. */
  readonly unit: "rows" | "groups" | "paths";
  rows(report: AuditReport): readonly Row[];
  /** Why there are no rows, where there are none. */
  empty(report: AuditReport): string;
  /** The CSV tables of this view, and the report cut down to the rows on screen. */
  readonly exports: readonly TableId[];
  narrow(report: AuditReport, rows: readonly Row[]): AuditReport;
}
