import type { Check } from "../check";
import { REFERENCES } from "../references";

export const noindexedCanonical: Check = {
  id: "noindexed-canonical",
  area: "canonical",
  code: "CAN-18",
  title: "Canonical to a noindex page",
  trigger: "The page that the canonical names forbids its indexing by meta or header.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonical points to a noindex URL" },
    { by: "Screaming Frog", severity: "Issue, High", name: "Canonicals: Non-Indexable Canonical" },
  ],
  run: ({ target }) => {
    const [source, ...more] = target?.noindex ?? [];
    if (target === undefined || source === undefined) return [];
    return [
      {
        subject: target.start,
        message: `The canonical ${target.start} forbids its indexing (${source}); pages merged into it would vanish with it.`,
        evidence: { canonical: target.start, noindex: [source, ...more].join(" · ") },
      },
    ];
  },
};
