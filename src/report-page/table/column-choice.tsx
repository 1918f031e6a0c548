import { t } from "../../platform/i18n";
import { change, type Place } from "../place";
import type { Column } from "./table-view";

interface Props<Row, Line> {
  readonly columns: readonly Column<Row, Line>[];
  readonly hidden: Place["hidden"];
}

/** Which columns are shown; the first always is, so that a line stays known. */
export function ColumnChoice<Row, Line>({ columns, hidden }: Props<Row, Line>) {
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    change({ hidden: next });
  };
  return (
    <details class="columns-menu">
      <summary class="button">{t("columns")}</summary>
      <div class="menu">
        {columns.slice(1).map(({ id, title }) => (
          <label key={id} class="choice">
            <input type="checkbox" checked={!hidden.has(id)} onChange={() => toggle(id)} /> {t(title)}
          </label>
        ))}
      </div>
    </details>
  );
}
