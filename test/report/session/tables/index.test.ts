import { readdirSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { writeCsv } from "../../../../src/report/csv/write";
import { combineSession } from "../../../../src/report/session/combine";
import { SESSION_TABLES } from "../../../../src/report/session/tables";
import { hop } from "../../csv/sample-parts";
import { aPage } from "../audits";

const E = "https://e.com";
const SESSION = combineSession({ site: "e.com", startedAt: 0, leftOut: 0 }, [
  aPage("/a", ["/p", "/p", "/p?utm_source=x", "=1"], {
    canonical: `${E}/b`,
    navigation: {
      observed: true,
      start: `${E}/old`,
      hops: [hop(`${E}/old`, 301, "/a"), hop(`${E}/a`, 200)],
      finalUrl: `${E}/a`,
      outcome: "redirected",
      startedAt: 0,
    },
  }),
  aPage("/b", ["/p", "/b?utm_source=x"], { canonical: `${E}/b`, minute: 1 }),
]);

type Row = Readonly<Record<string, string>>;

/** The rows of a table as a program reads them. */
function rowsOf(name: string): readonly Row[] {
  const table = SESSION_TABLES.find(({ fileName }) => fileName === name);
  if (table === undefined) throw new Error(`no table ${name}`);
  const csv = writeCsv(table.rows(SESSION), { bom: false });
  return Papa.parse<Row>(csv, { header: true, skipEmptyLines: true }).data;
}

const columns = (name: string, ...wanted: readonly string[]) =>
  rowsOf(name).map((row) => wanted.map((column) => row[column]));

describe("the tables of a session", () => {
  it("are all in the registry", () => {
    const files = readdirSync("src/report/session/tables").map((name) => name.replace(".ts", ""));
    const tables = files.filter((name) => name !== "index" && name !== "session-table");
    expect(SESSION_TABLES.map(({ fileName }) => fileName).toSorted()).toEqual(tables.toSorted());
  });

  it("have as many cells in a row as they have names", () => {
    for (const table of SESSION_TABLES) {
      const { columns: names, rows } = table.rows(SESSION);
      for (const row of rows) expect([table.fileName, row.length]).toEqual([table.fileName, names.length]);
    }
  });

  it("say what each page has", () => {
    expect(columns("pages", "Address", "Links", "Duplicates", "Canonical", "Status Code")).toEqual([
      [`${E}/a`, "4", "1", `${E}/b`, "200"],
      [`${E}/b`, "2", "0", `${E}/b`, ""],
    ]);
  });

  it("say which page links which address", () => {
    expect(columns("links", "Source", "Destination", "Occurrences")).toEqual([
      [`${E}/a`, `${E}/p`, "2"],
      [`${E}/a`, `${E}/p?utm_source=x`, "1"],
      [`${E}/a`, `${E}/=1`, "1"],
      [`${E}/b`, `${E}/p`, "1"],
      [`${E}/b`, `${E}/b?utm_source=x`, "1"],
    ]);
  });

  it("say which page links which variant of a group", () => {
    expect(
      columns("duplicate-groups", "Group", "Address", "Linked From", "Occurrences", "Audited Page"),
    ).toEqual([
      ["1", `${E}/p`, `${E}/a`, "2", "false"],
      ["1", `${E}/p`, `${E}/b`, "1", "false"],
      ["1", `${E}/p?utm_source=x`, `${E}/a`, "1", "false"],
      ["2", `${E}/b`, "", "0", "true"],
      ["2", `${E}/b?utm_source=x`, `${E}/b`, "1", "false"],
    ]);
  });

  it("say what a canonical comes to", () => {
    expect(columns("canonicals", "Address", "Comes To", "Ends At", "Pages in Cluster", "Steps")).toEqual([
      [`${E}/a`, "settled", `${E}/b`, "2", "1"],
      [`${E}/b`, "self", `${E}/b`, "2", "0"],
    ]);
  });

  it("have a row for each hop", () => {
    expect(columns("redirects", "Chain", "Hop", "Address", "Status Code", "Seen From")).toEqual([
      ["1", "1", `${E}/old`, "301", `${E}/a`],
      ["1", "2", `${E}/a`, "200", `${E}/a`],
    ]);
  });

  it("have the pages of each parameter", () => {
    expect(columns("parameters", "Parameter", "Links", "Pages", "Carried By")).toEqual([
      ["utm_source", "2", "2", `${E}/a ${E}/b`],
    ]);
  });
});
