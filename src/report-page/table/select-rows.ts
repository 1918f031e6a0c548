import type { Place } from "../place";
import type { Column, Facet, TableView } from "./table-view";

/** Lower-cased texts, made once for a list of rows, so that typing stays fast. */
const texts = new WeakMap<object, readonly string[]>();

/** What the filter compares; called before typing starts, it takes the wait out of the first letter. */
export function textsOf<Row, Line>(view: TableView<Row, Line>, rows: readonly Row[]): readonly string[] {
  const known = texts.get(rows);
  if (known !== undefined) return known;
  const made = rows.map((row) => view.text(row).toLowerCase());
  texts.set(rows, made);
  return made;
}

/** The value chosen of a facet; `all` was chosen where it undoes an initial one. */
export function chosen<Row>(facet: Facet<Row>, facets: Place["facets"]): string {
  const value = facets.get(facet.id) ?? facet.initial ?? "";
  return value === "all" ? "" : value;
}

/** Rows that hold every word of the filter and every chosen facet, in the order of the page. */
export function filterRows<Row, Line>(
  view: TableView<Row, Line>,
  rows: readonly Row[],
  { filter, facets }: Pick<Place, "filter" | "facets">,
): readonly Row[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const choices = view.facets
    .map((facet) => ({ facet, value: chosen(facet, facets) }))
    .filter(({ value }) => value !== "");
  if (words.length === 0 && choices.length === 0) return rows;
  const all = words.length === 0 ? [] : textsOf(view, rows);
  return rows.filter(
    (row, i) =>
      choices.every(({ facet, value }) => facet.valuesOf(row).includes(value)) &&
      words.every((word) => all[i]?.includes(word) === true),
  );
}

/** Strings by code unit, as a locale's order takes ten times longer and helps no URL. */
export function sortRows<Row, Line>(
  columns: readonly Column<Row, Line>[],
  rows: readonly Row[],
  sort: string,
): readonly Row[] {
  const descending = sort.startsWith("-");
  const sortBy = columns.find(({ id }) => id === sort.replace(/^-/, ""))?.sortBy;
  if (sortBy === undefined) return rows;
  const turn = descending ? -1 : 1;
  const keyed = rows.map((row, i) => ({ row, key: sortBy(row), i }));
  keyed.sort((a, b) => (a.key < b.key ? -turn : a.key > b.key ? turn : a.i - b.i));
  return keyed.map(({ row }) => row);
}
