import { useEffect, useState } from "preact/hooks";
import { t } from "../../platform/i18n";
import { once } from "../once";
import { change, type Place } from "../place";
import { chosen } from "./select-rows";
import type { Facet } from "./table-view";

type Counts = [string, number][];

/** Rows above which a table is shown before its facets are counted. */
const MANY_ROWS = 20_000;

const countsOf = once((_facet: object) => new WeakMap<object, Counts>());

function countValues<Row>(facet: Facet<Row>, rows: readonly Row[]): Counts {
  const known = countsOf(facet).get(rows);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of facet.valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].sort(([, a], [, b]) => b - a);
  countsOf(facet).set(rows, values);
  return values;
}

/** The values of a facet, most frequent first; null while a long table is being painted. */
function useCounts<Row>(facet: Facet<Row>, rows: readonly Row[]): Counts | null {
  const [, redraw] = useState<Counts | null>(null);
  const ready = rows.length <= MANY_ROWS || countsOf(facet).has(rows);
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => redraw(countValues(facet, rows)));
    return () => clearTimeout(timer);
  }, [facet, rows, ready]);
  return ready ? countValues(facet, rows) : null;
}

interface Props<Row> {
  readonly facet: Facet<Row>;
  readonly rows: readonly Row[];
  readonly facets: Place["facets"];
}

/** One facet as a list to choose from, with the number of rows behind each value. */
export function FacetChoice<Row>({ facet, rows, facets }: Props<Row>) {
  const counts = useCounts(facet, rows);
  const values = counts ?? [];
  const value = chosen(facet, facets);
  // A facet with nothing to tell apart is no choice, unless it is what narrows the table now.
  if (
    counts !== null &&
    (values.length === 0 || (values.length === 1 && values[0]?.[1] === rows.length && value === ""))
  )
    return null;
  const choose = (event: Event) => {
    const picked = (event.currentTarget as HTMLSelectElement).value;
    change({
      facets: new Map(facets).set(facet.id, picked === "" && facet.initial !== undefined ? "all" : picked),
    });
  };
  const known = values.some(([name]) => name === value);
  return (
    <label class="facet">
      <span>{t(facet.title)}</span>
      <select value={value} onChange={choose} data-testid={`facet-${facet.id}`}>
        <option value="">{t("facetAll")}</option>
        {!known && value !== "" && <option value={value}>{facet.word(value)}</option>}
        {values.map(([name, count]) => (
          <option key={name} value={name}>
            {facet.word(name)} ({count.toLocaleString()})
          </option>
        ))}
      </select>
    </label>
  );
}
