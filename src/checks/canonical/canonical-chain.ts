import type { Check } from "../check";
import { REFERENCES } from "../references";

export const canonicalChain: Check = {
  id: "canonical-chain",
  area: "canonical",
  code: "CAN-16",
  title: "Canonical chain",
  trigger: "The page that the canonical names declares another canonical.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonical points to another canonicalized URL" },
    { by: "Ahrefs", severity: "Warning", name: "Non-canonical page specified as canonical one" },
    { by: "Shouting Iguana", severity: "Warning" },
  ],
  run: (context) => {
    const { comparison, page, target } = context;
    const next = target?.canonicals.find(
      (url) => !comparison.same(url, target.start) && !comparison.same(url, target.finalUrl),
    );
    if (target === undefined || next === undefined || comparison.same(next, page.url)) return [];
    return [
      {
        subject: target.start,
        message: `The canonical ${target.start} names yet another one, ${next}; name the last one here.`,
        evidence: { page: page.url, canonical: target.start, "its canonical": next },
      },
    ];
  },
};
