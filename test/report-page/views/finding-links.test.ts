import { describe, expect, it } from "vitest";
import type { Finding } from "../../../src/model/finding";
import { linksOfFinding } from "../../../src/report-page/views/finding-links";
import { sampleReport } from "../../report/csv/sample-report";

const finding = (some: Partial<Finding>): Finding => ({
  check: "a-check",
  severity: "notice",
  outcome: "fail",
  subject: "page",
  message: "",
  evidence: {},
  reference: "",
  published: [],
  ...some,
});

describe("the links of a finding", () => {
  const { links } = sampleReport();

  it.each([
    ["2", [1]],
    ["2 · 5 · 13", [1, 4, 12]],
    ["2 · 5 · and 18 more", [1, 4]],
  ])("are the ones it numbers: %s", (numbers, expected) => {
    expect(linksOfFinding(finding({ evidence: { "link numbers": numbers } }), links)).toEqual(expected);
  });

  it("are those that lead to its subject", () => {
    const url = links.find((link) => link.url !== null)?.url ?? "";
    const found = linksOfFinding(finding({ subject: url }), links);
    expect(found.length).toBeGreaterThan(0);
    for (const index of found) expect(links[index]?.url).toBe(url);
  });

  it("are none for the page", () => expect(linksOfFinding(finding({}), links)).toEqual([]));
});
