import { expect, it } from "vitest";
import { parameters } from "../../../src/report/csv/parameters";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

it("counts links and values of each name", () => {
  const row = parseBack(parameters, sampleReport())[0];
  expect(["Parameter", "Links", "Tracking"].map((name) => row?.get(name))).toEqual([
    "utm_source",
    "1",
    "true",
  ]);
});
