import { useMemo, useState } from "preact/hooks";
import type { SessionReport } from "../../model/session";
import { counted, t } from "../../platform/i18n";
import { messageKey } from "../../ui/rule-words";
import { change, place } from "../place";
import { DataTable } from "../table/data-table";
import { Details } from "../table/details";
import { FacetChoice } from "../table/facet-choice";
import { selectRows } from "../table/select-rows";
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
  const now = place.value;
  const [line, select] = useState<Line | null>(null);
  const rows = useMemo(() => view.rows(session), [view, session]);
  const found = useMemo(() => selectRows(view, rows, now), [view, rows, now.filter, now.facets, now.sort]);
  const lines = useMemo(() => found.flatMap((row) => view.lines(row)), [view, found]);
  const selected = line === null ? -1 : lines.indexOf(line);
  if (rows.length === 0) {
    return (
      <p class="empty" data-testid="empty">
        {t(view.empty)}
      </p>
    );
  }
  return (
    <div class="table-page">
      <Toolbar view={view} rows={rows} found={found} />
      {lines.length === 0 ? (
        <p class="empty" data-testid="empty">
          {t("nothingFound")}
        </p>
      ) : (
        <DataTable
          view={view}
          columns={view.columns}
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
          tsv={() => view.text(view.rowOf(line))}
          onClose={() => select(null)}
        />
      )}
    </div>
  );
}
