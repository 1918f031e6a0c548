import { expect, it } from "vitest";
import { CELL_LIMIT, cutCell } from "../../../src/report/csv/cell-length";

it("leaves a cell of exactly the limit alone", () => {
  const cell = "a".repeat(CELL_LIMIT);
  expect(cutCell(cell)).toBe(cell);
});

it("cuts one more to the limit and names the length", () => {
  const cut = cutCell("a".repeat(CELL_LIMIT + 1));
  expect(cut).toHaveLength(CELL_LIMIT);
  expect(cut.endsWith(" [cut, 32768 characters]")).toBe(true);
});

it("never leaves half a character", () => {
  for (const start of ["", "a"]) {
    const cut = cutCell(start + "😀".repeat(20_000));
    expect(/[\ud800-\udbff](?![\udc00-\udfff])/.test(cut)).toBe(false);
  }
});
