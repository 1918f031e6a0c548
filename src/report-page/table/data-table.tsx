import { useEffect, useRef } from "preact/hooks";
import { ColumnWidths } from "./column-widths";
import { nameCutCell } from "./cut-cell";
import { HeaderRow } from "./header-row";
import { targetOf } from "./keys";
import { TableLine } from "./table-line";
import type { ListView } from "./table-view";
import { LINE_HEIGHT, useVirtualRows } from "./use-virtual-rows";

interface Props<Row, Line> {
  readonly view: ListView<Row, Line>;
  /** The columns of the view that are shown. */
  readonly columns: ListView<Row, Line>["columns"];
  readonly lines: readonly Line[];
  readonly sort: string;
  /** Index of the line whose details are shown; -1 for none. */
  readonly selected: number;
  readonly label: string;
  onSelect(index: number): void;
}

const Space = ({ height }: { height: number }) =>
  height > 0 ? <tr class="space" style={{ height: `${height}px` }} /> : null;

/** A table that draws only the lines in sight; arrow keys move the selection. */
export function DataTable<Row, Line>({
  view,
  columns,
  lines,
  sort,
  selected,
  label,
  onSelect,
}: Props<Row, Line>) {
  const scroller = useRef<HTMLElement>(null);
  const { items, above, below, room, scrollTo } = useVirtualRows(lines.length, scroller);
  // Another filter or order starts at the top.
  useEffect(() => scroller.current?.scrollTo({ top: 0 }), [lines]);
  const move = (event: KeyboardEvent) => {
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / LINE_HEIGHT) - 2;
    const target = targetOf(event.key, selected, lines.length, page);
    if (target === null) return;
    event.preventDefault();
    onSelect(target);
    if (target >= 0) scrollTo(target);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section class="scroller" ref={scroller} tabIndex={0} aria-label={label} onKeyDown={move}>
      {/* biome-ignore lint/a11y/useKeyWithMouseEvents: by keyboard, the details of a line show its cells whole */}
      <table aria-rowcount={lines.length + 1} data-testid="table" onMouseOver={nameCutCell}>
        <caption class="visually-hidden">{label}</caption>
        <ColumnWidths columns={columns} room={room} />
        <thead>
          <HeaderRow columns={columns} sort={sort} />
        </thead>
        <tbody>
          <Space height={above} />
          {items.map(({ index, key }) => {
            const line = lines[index];
            if (line === undefined) return null;
            return (
              <TableLine
                key={key}
                columns={columns}
                line={line}
                index={index}
                selected={index === selected}
                heads={view.heads?.(line) === true}
                onSelect={onSelect}
              />
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
    </section>
  );
}
