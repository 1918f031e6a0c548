import type { Column } from "./table-view";

/** Below this the table scrolls sideways, so that addresses stay readable. */
const LEAST_WIDTH = 860;

/** Widths in pixels: fixed columns have theirs, the others share what is left of the room. */
export function columnWidths<Row, Line>(columns: readonly Column<Row, Line>[], room: number): number[] {
  const fixed = columns.reduce((sum, { width }) => sum + ("pixels" in width ? width.pixels : 0), 0);
  const shares = columns.reduce((sum, { width }) => sum + ("share" in width ? width.share : 0), 0);
  const left = Math.max(room, LEAST_WIDTH) - fixed;
  return columns.map(({ width }) => ("pixels" in width ? width.pixels : (left * width.share) / shares));
}

/** A fixed table layout takes no `calc()` of percentages, hence pixels. */
export function ColumnWidths<Row, Line>({
  columns,
  room,
}: {
  columns: readonly Column<Row, Line>[];
  room: number;
}) {
  const widths = columnWidths(columns, room);
  return (
    <colgroup>
      {columns.map(({ id }, i) => (
        <col key={id} style={{ width: `${widths[i]}px` }} />
      ))}
    </colgroup>
  );
}
