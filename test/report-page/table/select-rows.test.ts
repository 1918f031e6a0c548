import { describe, expect, it } from "vitest";
import { filterRows, sortRows } from "../../../src/report-page/table/select-rows";
import type { TableView } from "../../../src/report-page/table/table-view";

interface Row {
  readonly name: string;
  readonly size: number;
}

const rows: Row[] = [
  { name: "Red Shoe", size: 10 },
  { name: "blue shoe", size: 9 },
  { name: "Hat", size: 9 },
];

const view: Pick<TableView<Row, Row>, "text" | "facets" | "columns"> = {
  text: ({ name }) => name,
  columns: [
    { id: "name", title: "", width: { share: 1 }, sortBy: ({ name }) => name, cell: () => null },
    { id: "size", title: "", width: { share: 1 }, sortBy: ({ size }) => size, cell: () => null },
  ],
  facets: [
    { id: "size", title: "", valuesOf: ({ size }) => [String(size)], word: (word) => word, initial: "9" },
  ],
};

const found = (filter: string, facets: [string, string][] = [["size", "all"]]) =>
  filterRows(view as TableView<Row, Row>, rows, { filter, facets: new Map(facets) }).map(({ name }) => name);

describe("filterRows", () => {
  it("wants every word, in any order and case", () => {
    expect(found("shoe red")).toEqual(["Red Shoe"]);
    expect(found("SHOE")).toEqual(["Red Shoe", "blue shoe"]);
    expect(found("  ")).toHaveLength(3);
  });

  it("narrows by the initial choice until another is made", () => {
    expect(found("", [])).toEqual(["blue shoe", "Hat"]);
    expect(found("", [["size", "10"]])).toEqual(["Red Shoe"]);
  });

  it("gives the very same list when nothing narrows it", () => {
    expect(
      filterRows(view as TableView<Row, Row>, rows, { filter: "", facets: new Map([["size", "all"]]) }),
    ).toBe(rows);
  });
});

describe("sortRows", () => {
  const sorted = (sort: string) => sortRows(view.columns, rows, sort).map(({ name }) => name);

  it("sorts numbers as numbers, both ways, and keeps the order of equals", () => {
    expect(sorted("size")).toEqual(["blue shoe", "Hat", "Red Shoe"]);
    expect(sorted("-size")).toEqual(["Red Shoe", "blue shoe", "Hat"]);
  });

  it("leaves the order of the page for no or an unknown column", () => {
    expect(sortRows(view.columns, rows, "")).toBe(rows);
    expect(sortRows(view.columns, rows, "nowhere")).toBe(rows);
  });
});
