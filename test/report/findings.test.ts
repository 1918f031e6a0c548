import { describe, expect, it } from "vitest";
import type { Finding } from "../../src/model/finding";
import { placeFindings } from "../../src/report/findings";

const finding = (area: Finding["area"], subject: string): Finding => ({
  check: "some-check",
  ...(area === undefined ? {} : { area }),
  severity: "notice",
  outcome: "fail",
  subject,
  message: "",
  evidence: {},
  reference: "",
  published: [],
});

describe("placeFindings", () => {
  it("puts every finding in one place", () => {
    const chain = {
      start: "https://a.example/old",
      hops: [],
      finalUrl: "https://a.example/new",
      outcome: "redirected" as const,
      links: [0],
      findings: [],
    };
    const findings = [
      finding("canonical", "page"),
      finding("url", "page"),
      finding("redirect", "https://a.example/old"),
      finding("redirect", "page"),
    ];
    const placed = placeFindings(findings, [chain]);
    expect(placed.canonical).toEqual([findings[0]]);
    expect(placed.chains).toEqual([{ ...chain, findings: [findings[2]] }]);
    expect(placed.page).toEqual([findings[1], findings[3]]);
  });
});
