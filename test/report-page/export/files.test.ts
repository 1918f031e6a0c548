import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { CSV_TABLES } from "../../../src/report/csv";
import { archive } from "../../../src/report-page/export/files";
import { link } from "../../report/csv/sample-parts";
import { sampleReport } from "../../report/csv/sample-report";

it("holds the report and every table", () => {
  const report = sampleReport();
  const files = unzipSync(archive(report, {}));
  expect(Object.keys(files).sort()).toEqual(
    ["report.json", ...CSV_TABLES.map(({ fileName }) => `${fileName}.csv`)].sort(),
  );
  expect(JSON.parse(strFromU8(files["report.json"] ?? new Uint8Array()))).toEqual(report);
  expect(strFromU8(files["links.csv"] ?? new Uint8Array()).split("\r\n")).toHaveLength(
    report.links.length + 2,
  );
});

it("never holds a password", () => {
  const report = sampleReport({
    links: [link(0, { rawHref: "https://me:pa55word@shop.example/" })],
    redirects: [],
  });
  for (const [name, file] of Object.entries(unzipSync(archive(report, { mask: false, raw: true })))) {
    expect([name, strFromU8(file).includes("pa55word")]).toEqual([name, false]);
  }
});
