import type { Cell, TableRows } from "./table";
import { type CsvOptions, csvParts, partsOf } from "./write";

/** What one sheet of Excel holds below the row of names. */
export const SHEET_ROWS = 1_048_575;

/** One file of a table; the files of one table are written one after the other, each once. */
export interface CsvFile {
  /** Without `.csv`. */
  readonly name: string;
  readonly rows: number;
  readonly parts: () => Generator<string>;
  /** How many parts these are. */
  readonly count: number;
}

/** Takes at most so many from an iterator that others go on with. */
function* take(all: Iterator<readonly Cell[]>, most: number): Generator<readonly Cell[]> {
  for (let taken = 0; taken < most; taken++) {
    const { done, value } = all.next();
    if (done) return;
    yield value;
  }
}

/**
 * The files of a table: one, or as many as Excel needs to show every row.
 *
 *     2,000,000 rows, "links" -> "links_1" with 1,048,575 rows, "links_2" with the others
 */
export function splitTable(
  { columns, rows }: TableRows,
  name: string,
  options: CsvOptions = {},
  most = SHEET_ROWS,
): CsvFile[] {
  const file = (ownName: string, own: TableRows["rows"]): CsvFile => ({
    name: ownName,
    rows: own.length,
    parts: () => csvParts({ columns, rows: own }, options),
    count: partsOf(own.length),
  });
  if (rows.length <= most) return [file(name, rows)];
  const all = rows[Symbol.iterator]();
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, i) => {
    const length = Math.min(most, rows.length - i * most);
    return file(`${name}_${i + 1}`, { length, [Symbol.iterator]: () => take(all, length) });
  });
}
