import { expect, it } from "vitest";
import { type ReportPart, reportAssembler, reportParts } from "../../../src/report-page/worker/report-parts";
import { link } from "../../report/csv/sample-parts";
import { sampleReport } from "../../report/csv/sample-report";

const report = sampleReport({ links: Array.from({ length: 9_001 }, (_, index) => link(index, {})) });

/** As another thread receives it. */
const sent = [...reportParts(report)].map((part) => structuredClone(part));

it("gives the same report back, whole and in order", () => {
  const add = reportAssembler();
  const answers = sent.map((part: ReportPart) => add(part));
  expect(answers.slice(0, -1).every((answer) => answer === null)).toBe(true);
  expect(answers.at(-1)).toEqual(report);
});

it("sends no part that holds more than a few thousand entries", () => {
  const lengths = sent.map((part) => ("entries" in part ? part.entries.length : 0));
  expect(Math.max(...lengths)).toBeLessThan(5_000);
  expect(sent.length).toBeGreaterThan(3);
});
