import { expect, it } from "vitest";
import { SHEET_ROWS, splitTable } from "../../../src/report/csv/split";
import { number, rowsOf } from "../../../src/report/csv/table";

const columns = [number("N")];
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const lines = (parts: Iterable<string>) => [...parts].join("").trim().split("\r\n");

it("leaves a table that fits into a sheet in one file", () => {
  const files = splitTable({ columns, rows: rowsOf(numbers(SHEET_ROWS), (n) => [n]) }, "links");
  expect(files.map(({ name, rows }) => [name, rows])).toEqual([["links", SHEET_ROWS]]);
});

it("splits one row more, and the names head every file", () => {
  const rows = rowsOf(numbers(SHEET_ROWS + 1), (n) => [n]);
  const files = splitTable({ columns, rows }, "links", { bom: false });
  expect(files.map(({ name, rows: own }) => [name, own])).toEqual([
    ["links_1", SHEET_ROWS],
    ["links_2", 1],
  ]);
  const last = files.map(({ parts }) => lines(parts())).at(-1);
  expect(last).toEqual(["N", String(SHEET_ROWS)]);
});

it("gives every row once, in order, also where a part ends", () => {
  const files = splitTable({ columns, rows: numbers(1_700).map((n) => [n]) }, "t", { bom: false }, 600);
  const read = files.flatMap(({ parts }) => lines(parts()).slice(1));
  expect(read.map(Number)).toEqual(numbers(1_700));
});

it("counts the parts of a file as they come", () => {
  for (const rows of [0, 1, 249, 250, 251, 2_000]) {
    const [file] = splitTable({ columns, rows: numbers(rows).map((n) => [n]) }, "t");
    const parts = [...(file?.parts() ?? [])].length;
    expect([rows, Math.abs(parts - (file?.count ?? 0)) <= 1]).toEqual([rows, true]);
  }
});
