import { t } from "../../platform/i18n";
import { once } from "../once";
import { change, type Place } from "../place";
import { chosen } from "./select-rows";
import type { Facet } from "./table-view";

type Counts = [string, number][];

const counted = once((_facet: object) => new WeakMap<object, Counts>());

function countValues<Row>(facet: Facet<Row>, rows: readonly Row[]): Counts {
  const known = counted(facet).get(rows);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of facet.valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts].sort(([, a], [, b]) => b - a);
  counted(facet).set(rows, values);
  return values;
}

interface Props<Row> {
  readonly facet: Facet<Row>;
  readonly rows: readonly Row[];
  readonly facets: Place["facets"];
}

/** One facet as a list to choose from, with the number of rows behind each value. */
export function FacetChoice<Row>({ facet, rows, facets }: Props<Row>) {
  const values = countValues(facet, rows);
  const value = chosen(facet, facets);
  // A facet with nothing to tell apart is no choice, unless it is what narrows the table now.
  if (values.length === 0 || (values.length === 1 && values[0]?.[1] === rows.length && value === ""))
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
        {!known && value !== "" && <option value={value}>{facet.word(value)} (0)</option>}
        {values.map(([name, count]) => (
          <option key={name} value={name}>
            {facet.word(name)} ({count.toLocaleString()})
          </option>
        ))}
      </select>
    </label>
  );
}
