import { expect, it } from "vitest";
import { duplicateGroups } from "../../../src/report/csv/duplicate-groups";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

it("writes one row a URL, with the rules of that URL", () => {
  const rows = parseBack(duplicateGroups, sampleReport());
  expect(
    rows.map((row) => [row.get("Group"), row.get("Address"), row.get("Rules"), row.get("Audited Page")]),
  ).toEqual([
    ["1", "https://shop.example/product/42", "", "true"],
    ["1", "https://shop.example/product/42?utm_source=mail", "tracking-parameter (utm_source)", "false"],
  ]);
  expect(rows[1]?.get("Anchor")).toBe("Kettle, from the letter");
});
