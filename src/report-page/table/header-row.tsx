import { t } from "../../platform/i18n";
import { change } from "../place";
import type { Column } from "./table-view";

/** Ascending, descending, the order of the page. */
function next(sort: string, id: string): string {
  if (sort === id) return `-${id}`;
  return sort === `-${id}` ? "" : id;
}

function direction(sort: string, id: string): "ascending" | "descending" | undefined {
  if (sort === id) return "ascending";
  return sort === `-${id}` ? "descending" : undefined;
}

const ARROWS = { ascending: " ↑", descending: " ↓" };

/** Column titles; those that sort are buttons. */
export function HeaderRow<Row, Line>({
  columns,
  sort,
}: {
  columns: readonly Column<Row, Line>[];
  sort: string;
}) {
  return (
    <tr aria-rowindex={1}>
      {columns.map(({ id, title, numeric, sortBy }) => {
        const now = direction(sort, id);
        return (
          <th
            key={id}
            scope="col"
            class={numeric ? "number" : ""}
            {...(now === undefined ? {} : { "aria-sort": now })}
          >
            {sortBy === undefined ? (
              t(title)
            ) : (
              <button type="button" onClick={() => change({ sort: next(sort, id) })}>
                {t(title)}
                <span aria-hidden="true">{now === undefined ? "" : ARROWS[now]}</span>
              </button>
            )}
          </th>
        );
      })}
    </tr>
  );
}
