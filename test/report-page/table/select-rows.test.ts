import { describe, expect, it } from "vitest";
import { selectRows } from "../../../src/report-page/table/select-rows";
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

const select = (filter: string, facets: [string, string][], sort = "") =>
  selectRows(view as TableView<Row, Row>, rows, { filter, sort, facets: new Map(facets) });

const ALL: [string, string][] = [["size", "all"]];
const found = (filter: string, facets = ALL, sort = "") =>
  select(filter, facets, sort).map(({ name }) => name);

describe("selectRows", () => {
  it("wants every word, in any order and case", () => {
    expect(found("shoe red")).toEqual(["Red Shoe"]);
    expect(found("SHOE")).toEqual(["Red Shoe", "blue shoe"]);
    expect(found("  ")).toHaveLength(3);
  });

  it("narrows by the initial choice until another is made", () => {
    expect(found("", [])).toEqual(["blue shoe", "Hat"]);
    expect(found("", [["size", "10"]])).toEqual(["Red Shoe"]);
  });

  it("gives the very same list when nothing narrows or sorts it", () => {
    expect(select("", ALL)).toBe(rows);
    expect(select("", ALL, "nowhere")).toBe(rows);
  });

  it("sorts numbers as numbers, both ways, and keeps the order of equals", () => {
    expect(found("", ALL, "size")).toEqual(["blue shoe", "Hat", "Red Shoe"]);
    expect(found("", ALL, "-size")).toEqual(["Red Shoe", "blue shoe", "Hat"]);
  });

  it("filters what is sorted and leaves the order", () => {
    expect(found("shoe", ALL, "size")).toEqual(["blue shoe", "Red Shoe"]);
    expect(found("", [], "-name")).toEqual(["blue shoe", "Hat"]);
  });

  it("asks each row for its sort key once, however much is typed", () => {
    let asked = 0;
    const many = Array.from({ length: 500 }, (_, i) => ({ name: `row ${i % 7}`, size: i }));
    const columns = view.columns.map((column) => ({
      ...column,
      sortBy: ({ size }: Row) => {
        asked += 1;
        return -size;
      },
    }));
    for (const filter of ["", "r", "ro", "row 3"])
      selectRows({ ...view, columns } as unknown as TableView<Row, Row>, many, {
        filter,
        sort: "size",
        facets: new Map(ALL),
      });
    expect(asked).toBe(many.length);
  });
});
