import { describe, expect, it } from "vitest";
import type { CanonicalReport } from "../../src/model/canonical";
import { canonicalText } from "../../src/report/canonical-text";
import { findingText } from "../../src/report/finding-text";

const FINDING: CanonicalReport["findings"][number] = {
  check: "credentials-in-canonical",
  severity: "error",
  outcome: "fail",
  subject: "https://a.example/",
  message: "The canonical https://me:pw@a.example/ holds\na password",
  evidence: { "as written": "//me:pw@a.example/" },
  reference: "https://www.rfc-editor.org/rfc/rfc9110",
  published: [{ by: "Sitebulb", severity: "High", name: "Some hint" }],
};

const CANONICAL: CanonicalReport = {
  declarations: [
    {
      source: "html",
      place: "head",
      rawHref: "//me:pw@a.example/",
      resolved: "https://me@a.example/",
      attributes: {},
    },
    {
      source: "html",
      place: "body",
      rawHref: null,
      resolved: null,
      attributes: {},
      ignoredBecause: "it has no href",
    },
  ],
  effective: { url: "https://a.example/" },
  relation: "identical",
  verdict: "Self-referential: the canonical is this page's own address.",
  findings: [FINDING],
};

describe("findingText", () => {
  it("holds message, evidence, what others say and the source, and no password", () => {
    expect(findingText(FINDING).split("\n")).toEqual([
      "ERROR The canonical https://me:***@a.example/ holds a password",
      "  as written: //me:***@a.example/",
      "  Sitebulb “Some hint”: High",
      "  check: credentials-in-canonical",
      "  source: https://www.rfc-editor.org/rfc/rfc9110",
    ]);
  });
});

describe("canonicalText", () => {
  it("begins with page and verdict, then evidence, then findings", () => {
    const text = canonicalText({
      url: "https://a.example/",
      canonical: CANONICAL,
      generatedAt: "2026-11-30",
    });
    expect(text.split("\n").slice(0, 6)).toEqual([
      "https://a.example/",
      "Self-referential: the canonical is this page's own address.",
      "",
      "Declarations (2026-11-30):",
      "  HTML head: //me:***@a.example/ = https://me@a.example/",
      "  HTML body: (no href) (not used: it has no href)",
    ]);
    expect(text).toContain(findingText(FINDING));
    expect(text).not.toContain("pw");
  });

  it("says so where nothing is declared", () => {
    const canonical = { ...CANONICAL, declarations: [], findings: [] };
    expect(canonicalText({ url: "u", canonical, generatedAt: "t" })).toContain("Declarations (t):\n  none");
  });
});
