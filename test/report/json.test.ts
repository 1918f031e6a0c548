import fc from "fast-check";
import { expect, it } from "vitest";
import type { AuditReport } from "../../src/model/report";
import { reportJsonParts } from "../../src/report/json";
import { link } from "./csv/sample-parts";
import { sampleReport } from "./csv/sample-report";

const reportJson = (report: AuditReport) => [...reportJsonParts(report)].join("");

it("gives the report back as it is", () => {
  const report = sampleReport({ links: [link(0, { rawHref: "http://mail@shop.example/?token=1" })] });
  expect(JSON.parse(reportJson(report))).toEqual(report);
});

it("is the text JSON.stringify would write, however long the lists are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary" }).filter((text) => !text.includes("@"))),
      fc.nat(1_100),
      (texts, more) => {
        const links = [...texts, ...Array.from({ length: more }, String)].map((text, i) => link(i, { text }));
        const report = sampleReport({ links, groups: [] });
        expect(reportJson(report)).toBe(`${JSON.stringify(report, null, 1)}\n`);
      },
    ),
    { numRuns: 30 },
  );
});

it("comes in parts that hold a few hundred links each", () => {
  const parts = [
    ...reportJsonParts(sampleReport({ links: Array.from({ length: 5_000 }, (_, i) => link(i)) })),
  ];
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(total / 5);
});

it("hides a password wherever an address holds one", () => {
  expect(reportJson(sampleReport({ links: [link(0, { rawHref: "//me:pw@shop.example" })] }))).toContain(
    '"rawHref": "//me:***@shop.example"',
  );
});
