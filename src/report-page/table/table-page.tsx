import { useEffect, useMemo } from "preact/hooks";
import type { AuditReport } from "../../model/report";
import { CSV_TABLES } from "../../report/csv";
import { csvOptions } from "../../ui/csv-options";
import { tableAsTsv } from "../export/files";
import { place } from "../place";
import { ListPage } from "./list-page";
import { textsOf } from "./select-rows";
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

/** One table of an audit with its toolbar and the details of the selected line. */
export function TablePage<Row, Line>({ view, report }: Props<Row, Line>) {
  const now = place.value;
  const rows = useMemo(() => view.rows(report), [view, report]);
  const columns = useMemo(
    () => view.columns.filter(({ id }, i) => i === 0 || !now.hidden.has(id)),
    [view, now.hidden],
  );
  useEffect(() => {
    // When the table is painted, and before anybody has reached the filter.
    const timer = setTimeout(() => void textsOf(view, rows).begin(), WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [view, rows]);
  return (
    <ListPage
      view={view}
      rows={rows}
      columns={columns}
      empty={view.empty(report)}
      toolbar={(found) => <Toolbar view={view} report={report} rows={rows} found={found} place={now} />}
      tsv={(line) => rowAsTsv(view, report, line)}
    />
  );
}
