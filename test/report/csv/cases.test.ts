import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { guardFormula } from "../../../src/report/csv/formula-guard";
import { text } from "../../../src/report/csv/table";
import { writeCsv } from "../../../src/report/csv/write";

const FILE = "../shared/cases/hand.jsonl";

interface Case {
  readonly id: string;
  readonly area: string;
  readonly expected: {
    readonly cells_in?: readonly string[];
    readonly first_char_out?: readonly string[];
    readonly first_bytes_hex?: string;
    readonly must_contain?: string;
    readonly rows?: readonly { readonly url: string; readonly text: string }[];
  };
}

const cases = existsSync(FILE)
  ? readFileSync(FILE, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as Case)
      .filter(({ area }) => area.startsWith("csv/"))
  : [];

if (cases.length === 0) console.log(`skipped: ${FILE} is not here`);

const columns = [text("url"), text("text")];

function holds({ expected }: Case): void {
  const { cells_in: cells = [], first_char_out: firsts = [], rows = [] } = expected;
  expect(cells.map((cell) => guardFormula(cell)[0])).toEqual(firsts);
  const csv = writeCsv({
    columns,
    rows: [...rows.map((row) => [row.url, row.text]), ["", expected.must_contain ?? ""]],
  });
  if (expected.must_contain !== undefined) expect(csv).toContain(expected.must_contain);
  if (expected.first_bytes_hex !== undefined) {
    expect(Buffer.from(csv).subarray(0, 3).toString("hex")).toBe(expected.first_bytes_hex);
    expect(csv.lastIndexOf("\ufeff")).toBe(0);
  }
  for (const row of rows) expect(csv).toContain(row.text.replaceAll('"', '""'));
}

describe.skipIf(cases.length === 0)("the shared cases of csv/", () => {
  it.each(cases.map((one) => [one.id, one] as const))("%s", (_, one) => holds(one));
});
