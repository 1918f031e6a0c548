import { describe, expect, it } from "vitest";
import { CSV_TABLES } from "../../../src/report/csv";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

const report = sampleReport();

describe.each(CSV_TABLES.map((table) => [table.id, table] as const))("%s", (_, table) => {
  it("has a row for the sample and as many cells as columns", () => {
    const { columns, rows } = table.rows(report);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  it("has columns of different names and keeps numbers in number columns", () => {
    const { columns, ...made } = table.rows(report);
    const rows = [...made.rows];
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    columns.forEach(({ kind }, i) => {
      const numbers = rows.filter((row) => typeof row[i] === "number").length;
      const strings = rows.filter((row) => typeof row[i] === "string" || typeof row[i] === "boolean").length;
      expect(kind === "number" ? strings : numbers).toBe(0);
    });
  });

  it("parses back with the same number of rows", () => {
    expect(parseBack(table, report)).toHaveLength(table.rows(report).rows.length);
  });
});

it("gives every table its own id and file", () => {
  for (const name of ["id", "fileName"] as const) {
    expect(new Set(CSV_TABLES.map((table) => table[name])).size).toBe(CSV_TABLES.length);
  }
});
