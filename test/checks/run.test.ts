import { describe, expect, it } from "vitest";
import { CHECKS, runChecks } from "../../src/checks";
import type { Check } from "../../src/checks/check";
import { runEach } from "../../src/checks/run";
import { checkInput } from "./page-fixture";

const [first] = CHECKS as readonly [Check];
const throwing: Check = {
  ...first,
  id: "throwing",
  run: () => {
    throw new Error("no such thing");
  },
};

describe("runEach", () => {
  it("turns an exception into one notice that names the check and goes on", () => {
    const input = checkInput({ canonicals: ["/p#x"] });
    const findings = runEach([throwing, ...CHECKS], input);
    const [failed] = findings.filter((finding) => finding.check === "check-failed");
    expect(failed).toMatchObject({
      severity: "notice",
      evidence: { check: "throwing", error: "no such thing" },
    });
    expect(findings.filter((finding) => finding.check !== "check-failed")).toEqual(runEach(CHECKS, input));
  });

  it("runs what is off by default only when it is enabled", () => {
    const input = checkInput({ canonicals: ["/P"], url: "https://www.example.com/P" });
    const names = (enabled?: Set<string>) =>
      runChecks(enabled === undefined ? input : { ...input, enabled }).map((finding) => finding.check);
    expect(names()).not.toContain("uppercase-in-canonical");
    expect(names(new Set(["uppercase-in-canonical"]))).toContain("uppercase-in-canonical");
  });

  it("gives every finding the facts of its check", () => {
    const [finding] = runChecks(checkInput({ canonicals: ["/a", "/b"] }));
    const check = CHECKS.find((one) => one.id === finding?.check);
    expect(finding).toMatchObject({
      area: check?.area,
      reference: check?.reference,
      published: check?.published,
    });
  });

  it("judges a document without an address of its own", () => {
    expect(() =>
      runChecks(checkInput({ url: "about:srcdoc", canonicals: ["https://a.example/"] })),
    ).not.toThrow();
    const names = runChecks(checkInput({ url: "about:srcdoc" })).map((finding) => finding.check);
    expect(names).not.toContain("check-failed");
  });
});
