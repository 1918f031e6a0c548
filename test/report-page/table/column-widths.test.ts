import { expect, it } from "vitest";
import { columnWidths } from "../../../src/report-page/table/column-widths";

const column = (width: { share: number } | { pixels: number }) => ({
  id: "",
  title: "",
  width,
  cell: () => null,
});

it("gives fixed columns theirs and shares the rest", () => {
  expect(columnWidths([column({ pixels: 100 }), column({ share: 3 }), column({ share: 1 })], 1_100)).toEqual([
    100, 750, 250,
  ]);
});

it("never squeezes a table below what can be read", () => {
  const widths = columnWidths([column({ share: 1 }), column({ share: 1 })], 300);
  expect(widths).toEqual([430, 430]);
});
