import type { AuditReport } from "../../model/report";
import { counted, t } from "../../platform/i18n";
import { CSV_TABLES } from "../../report/csv";
import { CopyButton } from "../../ui/copy-button";
import { csvOptions } from "../../ui/csv-options";
import { ExportButtons } from "../export/export-buttons";
import { longTableAsTsv } from "../export/files";
import { change, type Place } from "../place";
import { ColumnChoice } from "./column-choice";
import { FacetChoice } from "./facet-choice";
import { textsOf } from "./select-rows";
import type { TableView } from "./table-view";

interface Props<Row, Line> {
  readonly view: TableView<Row, Line>;
  readonly report: AuditReport;
  readonly rows: readonly Row[];
  readonly found: readonly Row[];
  readonly place: Place;
}

/** Filter, facets, how many rows are left, and the export of what is shown. */
export function Toolbar<Row, Line>({ view, report, rows, found, place }: Props<Row, Line>) {
  const type = (event: Event) => change({ filter: (event.currentTarget as HTMLInputElement).value });
  const narrow = found.length < rows.length ? () => view.narrow(report, found) : null;
  const [table] = CSV_TABLES.filter(({ id }) => id === view.exports[0]);
  const narrowed = place.filter !== "" || [...place.facets.values()].some((value) => value !== "");
  return (
    <div class="toolbar">
      <div class="toolbar-row">
        <label class="facet filter">
          <span>{t("filter")}</span>
          <input
            type="search"
            value={place.filter}
            onInput={type}
            onFocus={() => void textsOf(view, rows).begin()}
            data-testid="filter"
            spellcheck={false}
          />
        </label>
        {view.facets.map((facet) => (
          <FacetChoice key={facet.id} facet={facet} rows={rows} facets={place.facets} />
        ))}
      </div>
      <div class="toolbar-row">
        <p role="status" class="quiet" data-testid="shown">
          {found.length < rows.length
            ? counted(`shown_${view.unit}`, rows.length, found.length)
            : counted(`unit_${view.unit}`, rows.length)}
        </p>
        {narrowed && (
          <button type="button" class="link" onClick={() => change({ filter: "", facets: new Map() })}>
            {t("clearFilters")}
          </button>
        )}
        <span class="exports">
          <ColumnChoice columns={view.columns} hidden={place.hidden} />
          {table !== undefined && (
            <CopyButton
              label={t("copyTable")}
              text={() => longTableAsTsv(table, narrow?.() ?? report, csvOptions.value)}
            />
          )}
          <ExportButtons
            tables={view.exports}
            report={report}
            narrow={narrow}
            shown={found.length}
            all={rows.length}
            unit={view.unit}
          />
        </span>
      </div>
    </div>
  );
}
