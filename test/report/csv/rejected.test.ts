import { expect, it } from "vitest";
import { rejected } from "../../../src/report/csv/rejected";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

it("holds the rejected links only, with reason and scheme", () => {
  const rows = parseBack(rejected, sampleReport());
  expect(
    rows.map((row) => ["Href", "Reason", "Scheme", "Link Position"].map((name) => row.get(name))),
  ).toEqual([["javascript:void(0)", "unsupported-scheme", "javascript", "Navigation"]]);
});

it("numbers a link as the Links table does", () => {
  expect(parseBack(rejected, sampleReport())[0]?.get("Link Number")).toBe("3");
});
