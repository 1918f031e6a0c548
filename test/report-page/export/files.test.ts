import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { CSV_TABLES, type CsvOptions, type CsvTable } from "../../../src/report/csv";
import { archiveFile, type ExportFile, jsonFile, tableFile } from "../../../src/report-page/export/files";
import { link } from "../../report/csv/sample-parts";
import { sampleReport } from "../../report/csv/sample-report";

function bytesOf(file: ExportFile): Uint8Array {
  const chunks = [...file.pieces()].flatMap(({ bytes }) => bytes);
  return Uint8Array.from(Buffer.concat(chunks));
}

const unpacked = (file: ExportFile) => new Map(Object.entries(unzipSync(bytesOf(file))));
const report = sampleReport();
const [links] = CSV_TABLES as [CsvTable];
const SAFE: CsvOptions = {};

describe("the archive", () => {
  it("holds the report and every table", () => {
    const files = unpacked(archiveFile(report, SAFE));
    expect([...files.keys()].sort()).toEqual(
      ["report.json", ...CSV_TABLES.map(({ fileName }) => `${fileName}.csv`)].sort(),
    );
    expect(JSON.parse(strFromU8(files.get("report.json") ?? new Uint8Array()))).toEqual(report);
    expect(strFromU8(files.get("links.csv") ?? new Uint8Array()).split("\r\n")).toHaveLength(
      report.links.length + 2,
    );
  });

  it("never holds a password", () => {
    const secret = sampleReport({
      links: [link(0, { rawHref: "https://me:pa55word@shop.example/" })],
      redirects: [],
    });
    for (const [name, file] of unpacked(archiveFile(secret, { mask: false, raw: true }))) {
      expect([name, strFromU8(file).includes("pa55word")]).toEqual([name, false]);
    }
  });

  it("is the same bytes each time, as the report is", () => {
    expect(bytesOf(archiveFile(report, SAFE))).toEqual(bytesOf(archiveFile(report, SAFE)));
  });

  it("knows its rows when it is written", () => {
    const file = archiveFile(report, SAFE);
    const rows = CSV_TABLES.map((table) => table.rows(report).rows.length);
    bytesOf(file);
    expect(file.rows()).toBe(rows.reduce((sum, count) => sum + count));
    expect(file.split()).toBe(false);
  });
});

describe("one table", () => {
  it("is a CSV file named by host and day", () => {
    const file = tableFile(links, report, SAFE);
    expect(file.name).toBe("canonical-lens_shop.example_2026-11-30_links.csv");
    expect(file.rows()).toBe(report.links.length);
    expect(Buffer.from(bytesOf(file)).toString().startsWith("\ufeffType,Source,")).toBe(true);
  });

  it("is an archive of numbered files where a sheet does not hold its rows", () => {
    const many = Array.from({ length: 1_048_576 }, () => [1]);
    const table: CsvTable = {
      ...links,
      rows: () => ({ columns: [{ name: "N", kind: "number" }], rows: many }),
    };
    const file = tableFile(table, report, SAFE);
    expect(file.name).toMatch(/_links\.zip$/);
    expect(file.split()).toBe(true);
    expect([...unpacked(file).keys()]).toEqual(["links_1.csv", "links_2.csv"]);
  });
});

it("says how far it is, never backwards and to the end", () => {
  const long = sampleReport({ links: Array.from({ length: 5_000 }, (_, i) => link(i)) });
  for (const file of [tableFile(links, long, SAFE), jsonFile(long), archiveFile(long, SAFE)]) {
    const shares = [...file.pieces()].map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.5);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  }
});
