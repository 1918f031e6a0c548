import { expect, it } from "vitest";
import { reportJson } from "../../src/report/json";
import { link } from "./csv/sample-parts";
import { sampleReport } from "./csv/sample-report";

it("gives the report back as it is", () => {
  const report = sampleReport({ links: [link(0, { rawHref: "http://mail@shop.example/?token=1" })] });
  expect(JSON.parse(reportJson(report))).toEqual(report);
});

it("hides a password wherever an address holds one", () => {
  expect(reportJson(sampleReport({ links: [link(0, { rawHref: "//me:pw@shop.example" })] }))).toContain(
    '"rawHref": "//me:***@shop.example"',
  );
});
