import { expect, it } from "vitest";
import { suspectedDuplicates } from "../../../src/report/csv/suspected-duplicates";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

it("names the rule and counts the links behind each key", () => {
  const rows = parseBack(suspectedDuplicates, sampleReport());
  expect(rows.map((row) => [row.get("Rule"), row.get("Dedupe Key"), row.get("Links")])).toEqual([
    ["trailing-slash", "https://shop.example/old", "1"],
    ["trailing-slash", "https://shop.example/old/", "0"],
  ]);
});
