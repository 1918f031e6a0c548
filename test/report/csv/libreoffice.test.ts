import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { number, text } from "../../../src/report/csv/table";
import { writeCsv } from "../../../src/report/csv/write";
import { HOSTILE } from "./hostile-cells";

const office = ["soffice", "libreoffice"].find((name) => spawnSync(name, ["--version"]).status === 0);

if (office === undefined) console.log("skipped: no LibreOffice here to open CSV files in");

const columns = [text("Anchor"), number("Count"), text("Last")];
const COUNTS = [0, 1, -1, -2.5, 1_000_000];
const ROWS = HOSTILE.map((cell, i) => [cell, COUNTS[i % COUNTS.length] ?? 0, cell]);

/** What is written, and by which delimiter LibreOffice takes it apart: 44 a comma, 59 a semicolon, 9 a tab. */
const FILES = {
  comma: { csv: writeCsv({ columns, rows: ROWS }), code: 44 },
  semicolon: { csv: writeCsv({ columns, rows: ROWS }, { delimiter: ";" }), code: 59 },
  tab: { csv: writeCsv({ columns, rows: ROWS }, { delimiter: "\t" }), code: 9 },
  "comma-as-semicolon": { csv: writeCsv({ columns, rows: ROWS }), code: 59 },
  "comma-as-tab": { csv: writeCsv({ columns, rows: ROWS }), code: 9 },
  "semicolon-as-comma": { csv: writeCsv({ columns, rows: ROWS }, { delimiter: ";" }), code: 44 },
  raw: { csv: writeCsv({ columns, rows: ROWS }, { raw: true }), code: 44 },
} as const;

type Name = keyof typeof FILES;

const NAMES = Object.keys(FILES) as Name[];

/** The cells of a converted file as XML: type, formula and text are attributes and content. */
const cellsIn = (xml: string): string[] =>
  xml.match(/<table:table-cell(?:[^>]*\/>|[\s\S]*?<\/table:table-cell>)/g) ?? [];

describe.skipIf(office === undefined)("LibreOffice", () => {
  const cells = new Map<Name, string[]>();
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "canonical-lens-office-"));
    for (const name of NAMES) writeFileSync(join(folder, `${name}.csv`), FILES[name].csv);
    for (const code of [44, 59, 9]) convert(code);
    for (const name of NAMES) cells.set(name, cellsIn(readFileSync(join(folder, `${name}.fods`), "utf8")));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** One start of LibreOffice for all files that are taken apart by one delimiter. */
  function convert(code: number): void {
    const files = NAMES.filter((name) => FILES[name].code === code);
    spawnSync(office ?? "", [
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      ...["--headless", "--convert-to", "fods", `--infilter=CSV:${code},34,76,1`, "--outdir", folder],
      ...files.map((name) => join(folder, `${name}.csv`)),
    ]);
  }

  const formulas = (name: Name) => cells.get(name)?.filter((cell) => cell.includes("table:formula"));

  it("runs what is written raw: the test can fail", () => {
    expect(formulas("raw")?.length).toBeGreaterThan(5);
  });

  it.each(NAMES.filter((name) => name !== "raw"))("finds no formula in any cell: %s", (name) => {
    expect(cells.get(name)?.length).toBeGreaterThan(HOSTILE.length);
    expect(formulas(name)).toEqual([]);
  });

  it.each(["comma", "semicolon", "tab"] as const)("keeps numbers numbers: %s", (name) => {
    const numbers = cells.get(name)?.flatMap((cell) => /office:value="([^"]*)"/.exec(cell)?.[1] ?? []);
    expect(numbers?.map(Number)).toEqual(ROWS.map(([, count]) => count));
  });
});
