import type { Check } from "../check";
import { examples, whereDeclared } from "../describe";
import { usableDeclarations } from "../effective-canonical";
import { REFERENCES } from "../references";

export const conflictingCanonicals: Check = {
  id: "conflicting-canonicals",
  area: "canonical",
  code: "CAN-03",
  title: "Conflicting canonicals",
  trigger:
    "Two or more usable declarations of one source name different addresses (header against HTML: CAN-05).",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    {
      by: "Screaming Frog",
      severity: "Issue, High (third-party score)",
      name: "Canonicals: Multiple Conflicting",
    },
    { by: "Sitebulb", severity: "High", name: "Multiple, mismatched canonical tags" },
    { by: "Lumar", severity: "Critical" },
    { by: "Semrush", severity: "Error", name: "Multiple canonical URLs" },
    { by: "Shouting Iguana", severity: "Error" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) => {
    const usable = usableDeclarations(context.canonical.declarations);
    const conflicts = (["html", "header"] as const).some(
      (source) =>
        new Set(usable.filter((d) => d.source === source).map((d) => context.comparison.keyOf(d.resolved)))
          .size > 1,
    );
    if (!conflicts) return [];
    const said = usable.map((declaration) => `${whereDeclared(declaration)} says ${declaration.resolved}`);
    return [
      {
        subject: "page",
        message: `Conflicting canonicals, of which search engines may follow none: ${examples(said)}.`,
        evidence: { declarations: examples(said, 20) },
      },
    ];
  },
};
