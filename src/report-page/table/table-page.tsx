import { useEffect, useMemo, useState } from "preact/hooks";
import type { AuditReport } from "../../model/report";
import { t } from "../../platform/i18n";
import { CSV_TABLES } from "../../report/csv";
import { csvOptions } from "../../ui/csv-options";
import { messageKey } from "../../ui/rule-words";
import { tableAsTsv } from "../export/files";
import { place } from "../place";
import { DataTable } from "./data-table";
import { Details } from "./details";
import { selectRows, textsOf } from "./select-rows";
import type { TableView } from "./table-view";
import { Toolbar } from "./toolbar";

interface Props<Row, Line> {
  readonly view: TableView<Row, Line>;
  readonly report: AuditReport;
}

/** The row of a line as its CSV file has it. */
function rowAsTsv<Row, Line>(view: TableView<Row, Line>, report: AuditReport, line: Line): string {
  const [table] = CSV_TABLES.filter(({ id }) => id === view.exports[0]);
  const options = { ...csvOptions.value, header: false };
  return table === undefined ? "" : tableAsTsv(table, view.narrow(report, [view.rowOf(line)]), options);
}

/** From a table's first paint to the preparation of its filter. */
const WARM_UP_MS = 200;

/** One table with its toolbar and the details of the selected line. */
export function TablePage<Row, Line>({ view, report }: Props<Row, Line>) {
  const now = place.value;
  const [line, select] = useState<Line | null>(null);
  const rows = useMemo(() => view.rows(report), [view, report]);
  const found = useMemo(() => selectRows(view, rows, now), [view, rows, now.filter, now.facets, now.sort]);
  const lines = useMemo(() => found.flatMap((row) => view.lines(row)), [view, found]);
  const columns = useMemo(
    () => view.columns.filter(({ id }, i) => i === 0 || !now.hidden.has(id)),
    [view, now.hidden],
  );
  useEffect(() => {
    // When the table is painted, and before anybody has reached the filter.
    const timer = setTimeout(() => void textsOf(view, rows).begin(), WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [view, rows]);
  const selected = line === null ? -1 : lines.indexOf(line);
  if (rows.length === 0) {
    return (
      <p class="empty" data-testid="empty">
        {view.empty(report)}
      </p>
    );
  }
  return (
    <div class="table-page">
      <Toolbar view={view} report={report} rows={rows} found={found} place={now} />
      {lines.length === 0 ? (
        <p class="empty" data-testid="empty">
          {t("nothingFound")}
        </p>
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
        <Details
          details={view.detail(line)}
          tsv={() => rowAsTsv(view, report, line)}
          onClose={() => select(null)}
        />
      )}
    </div>
  );
}
