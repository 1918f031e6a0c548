import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { number, text, url } from "../../../src/report/csv/table";
import { writeCsv } from "../../../src/report/csv/write";

const columns = [url("Address"), text("Anchor"), number("Count")];

function parsed(csv: string, delimiter = ","): string[][] {
  return Papa.parse<string[]>(csv.replace(/^\ufeff/, ""), { newline: "\r\n", delimiter }).data.slice(0, -1);
}

describe("writeCsv", () => {
  it("starts with exactly one byte order mark", () => {
    const bytes = new TextEncoder().encode(writeCsv({ columns, rows: [["/a", "שלום", 1]] }));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes[3]).not.toBe(0xef);
    expect(new TextDecoder().decode(bytes)).toContain("שלום");
  });

  it("quotes and ends records as RFC 4180 says", () => {
    const rows = [
      ["https://www.example.com/a,b?x=1,2", 'He said "hi",\nthen left', 1],
      ["https://www.example.com/c", "tail\r\n", -2],
    ];
    const csv = writeCsv({ columns, rows });
    expect(csv).toContain('"https://www.example.com/a,b?x=1,2","He said ""hi"",\nthen left",1\r\n');
    expect(csv.endsWith('"tail\r\n",-2\r\n')).toBe(true);
    expect(parsed(csv)).toEqual([["Address", "Anchor", "Count"], ...rows.map((row) => row.map(String))]);
  });

  it("writes a header and nothing else for an empty table", () => {
    expect(writeCsv({ columns, rows: [] })).toBe("\ufeffAddress,Anchor,Count\r\n");
  });

  it("guards text and never numbers", () => {
    expect(parsed(writeCsv({ columns, rows: [["-a", "=1+1", -5]] }))[1]).toEqual(["'-a", "'=1+1", "-5"]);
  });

  it("has a raw variant that still hides secrets", () => {
    const csv = writeCsv({ columns, rows: [["/a?token=x", "=1+1", 0]] }, { raw: true, bom: false });
    expect(csv).toBe("Address,Anchor,Count\r\n/a?token=***,=1+1,0\r\n");
  });

  it("shows secrets where asked, a password never", () => {
    const csv = writeCsv({ columns, rows: [["https://me:pw@a.example/?token=x", "", 0]] }, { mask: false });
    expect(csv).toContain("https://me:***@a.example/?token=x");
  });

  it("knows the other delimiters", () => {
    const rows = [["/a;b", "c\td", 1]];
    for (const delimiter of [";", "\t"] as const) {
      expect(parsed(writeCsv({ columns, rows }, { delimiter }), delimiter)[1]).toEqual(["/a;b", "c\td", "1"]);
    }
  });

  it("gives back every cell of the raw variant, whatever it holds", () => {
    const cell = fc.string({ unit: "binary" }).filter((value) => !/[=@]|%3d/i.test(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.integer()), { minLength: 1 }), (rows) => {
        const csv = writeCsv({ columns, rows }, { raw: true });
        expect(parsed(csv).slice(1)).toEqual(rows.map((row) => row.map(String)));
      }),
      { numRuns: 200 },
    );
  });
});
