import { walkLine, walkOn } from "../canonical-walk";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const canonicalLoop: Check = {
  id: "canonical-loop",
  area: "canonical",
  code: "CAN-17",
  title: "Canonical loop",
  trigger:
    "The canonical was looked at, and going from canonical to canonical leads back to one seen before.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonical loop" },
    { by: "Shouting Iguana", severity: "Error" },
  ],
  run: (context) => {
    const { comparison, page, target } = context;
    if (target === undefined || comparison.same(target.finalUrl, page.url)) return [];
    const end = walkOn(target, page.url, comparison);
    if (end.kind !== "loop") return [];
    const mutual = comparison.same(end.url, page.url) && (target.further ?? []).length === 0;
    return [
      {
        subject: target.start,
        message: mutual
          ? `This page and its canonical ${target.start} name each other; neither can be trusted.`
          : `From the canonical ${target.start} on, canonicals lead in a circle back to ${end.url}; none of them can be trusted.`,
        evidence: {
          page: page.url,
          canonical: target.start,
          "from canonical to canonical": walkLine(target, end.url),
        },
      },
    ];
  },
};
