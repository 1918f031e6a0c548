import { type Gradual, gradually } from "../../ui/turns";
import type { Place } from "../place";
import type { Column, Facet, ListView } from "./table-view";

/** Lower-cased texts, made once for a list of rows, so that typing stays fast. */
const texts = new WeakMap<object, Gradual<readonly string[]>>();

function* lowerCased<Row>(rows: readonly Row[], text: (row: Row) => string): Generator<void, string[]> {
  const made: string[] = [];
  for (const row of rows) {
    made.push(text(row).toLowerCase());
    if (made.length % 500 === 0) yield;
  }
  return made;
}

/** What the filter compares; begun before the first letter, it is there when that is typed. */
export function textsOf<Row, Line>(
  view: ListView<Row, Line>,
  rows: readonly Row[],
): Gradual<readonly string[]> {
  const known = texts.get(rows);
  if (known !== undefined) return known;
  const made = gradually(lowerCased(rows, (row) => view.text(row)));
  texts.set(rows, made);
  return made;
}

/** The value chosen of a facet; `all` was chosen where it undoes an initial one. */
export function chosen<Row>(facet: Facet<Row>, facets: Place["facets"]): string {
  const value = facets.get(facet.id) ?? facet.initial ?? "";
  return value === "all" ? "" : value;
}

/** Orders of a list of rows that were asked for: while a word is typed, nothing is sorted again. */
const orders = new WeakMap<object, Map<string, readonly number[]>>();

/**
 * Positions of the rows in the order of a column; null for the order of the page. Strings sort by code
 * unit, as a locale's order takes ten times longer and helps no URL.
 */
function orderOf<Row, Line>(
  columns: readonly Column<Row, Line>[],
  rows: readonly Row[],
  sort: string,
): readonly number[] | null {
  const sortBy = columns.find(({ id }) => id === sort.replace(/^-/, ""))?.sortBy;
  if (sortBy === undefined) return null;
  const known = orders.get(rows) ?? new Map<string, readonly number[]>();
  orders.set(rows, known);
  const found = known.get(sort);
  if (found !== undefined) return found;
  const turn = sort.startsWith("-") ? -1 : 1;
  const keyed = rows.map((row, i) => ({ key: sortBy(row), i }));
  keyed.sort((a, b) => (a.key < b.key ? -turn : a.key > b.key ? turn : a.i - b.i));
  const order = keyed.map(({ i }) => i);
  known.set(sort, order);
  return order;
}

/** Whether a row holds every word of the filter and every chosen facet; null where all rows do. */
function condition<Row, Line>(
  view: ListView<Row, Line>,
  rows: readonly Row[],
  { filter, facets }: Pick<Place, "filter" | "facets">,
): ((row: Row, i: number) => boolean) | null {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const choices = view.facets
    .map((facet) => ({ facet, value: chosen(facet, facets) }))
    .filter(({ value }) => value !== "");
  if (words.length === 0 && choices.length === 0) return null;
  const all = words.length === 0 ? [] : textsOf(view, rows).now();
  return (row, i) =>
    choices.every(({ facet, value }) => facet.valuesOf(row).includes(value)) &&
    words.every((word) => all[i]?.includes(word) === true);
}

/** The rows that filter and facets leave, in the order asked for; the very same list where that is all of them as they are. */
export function selectRows<Row, Line>(
  view: ListView<Row, Line>,
  rows: readonly Row[],
  place: Pick<Place, "filter" | "facets" | "sort">,
): readonly Row[] {
  const holds = condition(view, rows, place);
  const order = orderOf(view.columns, rows, place.sort);
  if (order === null) return holds === null ? rows : rows.filter(holds);
  const found: Row[] = [];
  for (const i of order) {
    const row = rows[i];
    if (row !== undefined && (holds === null || holds(row, i))) found.push(row);
  }
  return found;
}
