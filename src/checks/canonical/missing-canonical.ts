import type { Check } from "../check";
import { liveDeclarations } from "../describe";
import { REFERENCES } from "../references";

export const missingCanonical: Check = {
  id: "missing-canonical",
  area: "canonical",
  code: "CAN-01",
  title: "Missing canonical",
  trigger:
    "Neither a canonical link element nor, as far as it was observed, a canonical in the HTTP Link header.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Screaming Frog", severity: "Warning, Medium", name: "Canonicals: Missing" },
    { by: "Lumar", severity: "Medium" },
    { by: "squirrelscan", severity: "warning" },
    { by: "Shouting Iguana", severity: "Info" },
    { by: "Lighthouse", severity: "passes" },
  ],
  run: (context) => {
    if (liveDeclarations(context).length > 0) return [];
    const { observed } = context.page.response;
    const header = observed ? "has no canonical either" : "was not observed";
    return [
      {
        subject: "page",
        message: `The page declares no canonical in its HTML; the HTTP Link header ${header}.`,
        evidence: { "HTML canonicals": "0", "HTTP Link header": observed ? "no canonical" : "not observed" },
      },
    ];
  },
};
