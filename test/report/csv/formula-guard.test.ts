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

  it("also guards what a spreadsheet with another delimiter would take for the beginning of a cell", () => {
    expect(guardFormula("tea;=1+1")).toBe("tea;'=1+1");
    expect(guardFormula("tea\t@x\n-1")).toBe("tea\t'@x\n'-1");
    expect(guardFormula("tea,=1+1", ";")).toBe("tea,'=1+1");
    expect(guardFormula("tea,=1;=2", "\t")).toBe("tea,'=1;'=2");
  });

  it("leaves the file's own delimiter alone: quotes hold it", () => {
    expect(guardFormula("tea,=1+1")).toBe("tea,=1+1");
    expect(guardFormula("/p;jsessionid=1?a=-1;b=2")).toBe("/p;jsessionid=1?a=-1;b=2");
  });
});
