import { useEffect, useState } from "preact/hooks";
import { formatNumber, t } from "../../platform/i18n";
import { type Gradual, gradually } from "../../ui/turns";
import { once } from "../once";
import { change, type Place } from "../place";
import { chosen } from "./select-rows";
import type { Facet } from "./table-view";

type Counts = [string, number][];

/** Rows above which a table is shown before its facets are counted. */
const MANY_ROWS = 20_000;

const countsOf = once((_facet: object) => new WeakMap<object, Gradual<Counts>>());

function* counting<Row>(facet: Facet<Row>, rows: readonly Row[]): Generator<void, Counts> {
  const counts = new Map<string, number>();
  let taken = 0;
  for (const row of rows) {
    for (const value of facet.valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
    if (++taken % 500 === 0) yield;
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

function countValues<Row>(facet: Facet<Row>, rows: readonly Row[]): Gradual<Counts> {
  const known = countsOf(facet).get(rows);
  if (known !== undefined) return known;
  const counts = gradually(counting(facet, rows));
  countsOf(facet).set(rows, counts);
  return counts;
}

/** The values of a facet, most frequent first; null while those of a long table are counted. */
function useCounts<Row>(facet: Facet<Row>, rows: readonly Row[]): Counts | null {
  const [counted, show] = useState<{ readonly rows: object; readonly counts: Counts } | null>(null);
  const short = rows.length <= MANY_ROWS;
  useEffect(() => {
    if (short) return;
    let left = false;
    void countValues(facet, rows)
      .begin()
      .then((counts) => left || show({ rows, counts }));
    return () => {
      left = true;
    };
  }, [facet, rows, short]);
  if (short) return countValues(facet, rows).now();
  return counted?.rows === rows ? counted.counts : null;
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
            {facet.word(name)} ({formatNumber(count)})
          </option>
        ))}
      </select>
    </label>
  );
}
