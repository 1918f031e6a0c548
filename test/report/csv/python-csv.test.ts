import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardFormula } from "../../../src/report/csv/formula-guard";
import { number, text, url } from "../../../src/report/csv/table";
import { type CsvOptions, writeCsv } from "../../../src/report/csv/write";
import { HOSTILE } from "./hostile-cells";

/** Reads files as a program of somebody else's would, and prints their rows as JSON. */
const READ = `import csv, json, sys
csv.field_size_limit(10**9)
def rows(name, delimiter, encoding):
    with open(name, newline="", encoding=encoding) as file:
        return list(csv.reader(file, delimiter=delimiter, strict=True))
print(json.dumps([rows(*one) for one in json.loads(sys.argv[1])]))`;

const python = ["python3", "python"].find((program) => spawnSync(program, ["-c", "import csv"]).status === 0);

if (python === undefined) console.log("skipped: no python3 here to read CSV with its csv module");

const columns = [url("Address"), text("Anchor"), number("Count")];
const ROWS = HOSTILE.map((cell, i) => [`https://a.example/${i}`, cell, i % 2 === 0 ? i : -i - 0.5]);

const CHOICES: CsvOptions[] = ([",", ";", "\t"] as const).flatMap((delimiter) =>
  [true, false].flatMap((raw) => [true, false].map((bom) => ({ delimiter, raw, bom, mask: false }))),
);

describe.skipIf(python === undefined)("Python's csv module", () => {
  let folder = "";
  let read: string[][][] = [];
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "canonical-lens-python-"));
    const files = CHOICES.map((options, i) => {
      const file = join(folder, `${i}.csv`);
      writeFileSync(file, writeCsv({ columns, rows: ROWS }, options));
      return [file, options.delimiter, options.bom ? "utf-8-sig" : "utf-8"];
    });
    const { stdout, stderr } = spawnSync(python ?? "", ["-c", READ, JSON.stringify(files)], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    expect(stderr).toBe("");
    read = JSON.parse(stdout) as string[][][];
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(CHOICES)("gives back every cell: $delimiter, raw $raw, byte order mark $bom", (options) => {
    const [names, ...rows] = read[CHOICES.indexOf(options)] ?? [];
    expect(names).toEqual(["Address", "Anchor", "Count"]);
    const written = (cell: string) => (options.raw ? cell : guardFormula(cell, options.delimiter));
    expect(rows.map((row) => row[1])).toEqual(HOSTILE.map(written));
    expect(rows.map((row) => row[0])).toEqual(ROWS.map(([address]) => address));
    expect(rows.map((row) => Number(row[2]))).toEqual(ROWS.map(([, , count]) => count));
  });
});
