import { useMemo } from "preact/hooks";
import type { SessionReport } from "../../model/session";
import { counted, t } from "../../platform/i18n";
import { change, place } from "../place";
import { FacetChoice } from "../table/facet-choice";
import { ListPage } from "../table/list-page";
import type { SessionView } from "./session-view";

interface Props<Row, Line> {
  readonly view: SessionView<Row, Line>;
  readonly session: SessionReport;
}

function Toolbar<Row, Line>({
  view,
  rows,
  found,
}: {
  view: SessionView<Row, Line>;
  rows: readonly Row[];
  found: readonly Row[];
}) {
  const { filter, facets } = place.value;
  const type = (event: Event) => change({ filter: (event.currentTarget as HTMLInputElement).value });
  return (
    <div class="toolbar">
      <div class="toolbar-row">
        <label class="facet filter">
          <span>{t("filter")}</span>
          <input type="search" value={filter} onInput={type} data-testid="filter" spellcheck={false} />
        </label>
        {view.facets.map((facet) => (
          <FacetChoice key={facet.id} facet={facet} rows={rows} facets={facets} />
        ))}
      </div>
      <div class="toolbar-row">
        <p role="status" class="quiet" data-testid="shown">
          {counted("shown_rows", rows.length, found.length)}
        </p>
        {(filter !== "" || facets.size > 0) && (
          <button type="button" class="link" onClick={() => change({ filter: "", facets: new Map() })}>
            {t("clearFilters")}
          </button>
        )}
      </div>
    </div>
  );
}

/** One table of the session with its filter and the details of the selected line. */
export function SessionTable<Row, Line>({ view, session }: Props<Row, Line>) {
  const rows = useMemo(() => view.rows(session), [view, session]);
  return (
    <ListPage
      view={view}
      rows={rows}
      columns={view.columns}
      empty={t(view.empty)}
      toolbar={(found) => <Toolbar view={view} rows={rows} found={found} />}
      tsv={(line) => view.text(view.rowOf(line))}
    />
  );
}
