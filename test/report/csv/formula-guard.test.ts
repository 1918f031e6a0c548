import { describe, expect, it } from "vitest";
import { guardFormula } from "../../../src/report/csv/formula-guard";

describe("guardFormula", () => {
  it.each([
    '=HYPERLINK("https://example.net","x")',
    "+1-202-555-0100",
    "-5 % off",
    "@handle",
    "\tindent",
    "\rret",
    "\nfeed",
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
  ])("%j becomes inert", (cell) => expect(guardFormula(cell)).toBe(`'${cell}`));

  it.each(["plain", " =not first", "", "https://a.example/?a=-1", "'=quoted", "1-2", "*x"])(
    "%j stays",
    (cell) => expect(guardFormula(cell)).toBe(cell),
  );
});
