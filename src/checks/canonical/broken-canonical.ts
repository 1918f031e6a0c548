import { chainLine } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";
import { canonicalTarget } from "../target";

export const brokenCanonical: Check = {
  id: "broken-canonical",
  area: "canonical",
  code: "CAN-13",
  title: "Canonical to a missing page",
  trigger: "The canonical was looked at and its address ends in a client error (4xx).",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Canonicals: Non-Indexable Canonical" },
    { by: "Sitebulb", severity: "High", name: "Canonical points to a URL that is Not Found 404" },
    { by: "Ahrefs", severity: "Error", name: "Canonical points to 4XX" },
    { by: "Semrush", severity: "Error", name: "Broken canonical link" },
    { by: "Lumar", severity: "Medium" },
    { by: "SEOnaut", severity: "2 of 3" },
  ],
  run: (context) => {
    const seen = canonicalTarget(context);
    if (seen === null || seen.outcome !== "client-error") return [];
    return [
      {
        subject: seen.start,
        message: `The canonical ${seen.start} is broken: it answers ${seen.hops.at(-1)?.status ?? "with an error"}.`,
        evidence: { canonical: seen.start, chain: chainLine(seen) },
      },
    ];
  },
};
