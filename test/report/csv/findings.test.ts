import { expect, it } from "vitest";
import { findings } from "../../../src/report/csv/findings";
import { parseBack } from "./parse-back";
import { homeCanonical } from "./sample-parts";
import { sampleReport } from "./sample-report";

it("writes evidence and what others call it into one row", () => {
  const row = parseBack(findings, sampleReport())[0];
  expect(row?.get("Issue Name")).toBe("canonical-to-home");
  expect(row?.get("Address")).toBe("https://shop.example/product/42");
  expect(row?.get("Evidence")).toBe(
    "canonical: https://shop.example/\npage: https://shop.example/product/42",
  );
  expect(row?.get("Published Severities")).toBe("Sitebulb: Medium");
});

it("gathers findings of canonical, page and redirects in that order", () => {
  const named = (check: string) => ({ ...homeCanonical, check });
  const report = sampleReport({ findings: [named("b")] });
  const redirects = report.redirects.map((checked) => ({ ...checked, findings: [named("c")] }));
  const rows = parseBack(findings, { ...report, redirects });
  expect(rows.map((row) => row.get("Issue Name"))).toEqual(["canonical-to-home", "b", "c", "c", "c"]);
});
