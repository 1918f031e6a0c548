import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { place } from "../place";
import { DataTable } from "./data-table";
import { Details } from "./details";
import { selectRows } from "./select-rows";
import type { Column, ListView } from "./table-view";

interface Props<Row, Line> {
  readonly view: ListView<Row, Line>;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row, Line>[];
  /** Why there are no rows, where there are none. */
  readonly empty: string;
  /** What stands above the table, given the rows that the filter leaves. */
  readonly toolbar: (found: readonly Row[]) => ComponentChildren;
  /** A line as text for a spreadsheet. */
  readonly tsv: (line: Line) => string;
}

function Empty({ text }: { readonly text: string }) {
  return (
    <p class="empty" data-testid="empty">
      {text}
    </p>
  );
}

/** A list under its toolbar, filtered and sorted as the address says, with the details of the selected line. */
export function ListPage<Row, Line>({ view, rows, columns, empty, toolbar, tsv }: Props<Row, Line>) {
  const now = place.value;
  const [line, select] = useState<Line | null>(null);
  const found = useMemo(() => selectRows(view, rows, now), [view, rows, now.filter, now.facets, now.sort]);
  const lines = useMemo(() => found.flatMap((row) => view.lines(row)), [view, found]);
  const selected = line === null ? -1 : lines.indexOf(line);
  if (rows.length === 0) return <Empty text={empty} />;
  return (
    <div class="table-page">
      {toolbar(found)}
      {lines.length === 0 ? (
        <Empty text={t("nothingFound")} />
      ) : (
        <DataTable
          view={view}
          columns={columns}
          lines={lines}
          sort={now.sort}
          selected={selected}
          label={t(messageKey("view", now.view))}
          onSelect={(index) => select(lines[index] ?? null)}
        />
      )}
      {line !== null && selected >= 0 && (
        <Details details={view.detail(line)} tsv={() => tsv(line)} onClose={() => select(null)} />
      )}
    </div>
  );
}
