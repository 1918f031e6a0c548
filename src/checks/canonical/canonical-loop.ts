import type { Check } from "../check";
import { REFERENCES } from "../references";

export const canonicalLoop: Check = {
  id: "canonical-loop",
  area: "canonical",
  code: "CAN-17",
  title: "Canonical loop",
  trigger: "The page that the canonical names declares this page as its canonical.",
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
    if (!target.canonicals.some((url) => comparison.same(url, page.url))) return [];
    return [
      {
        subject: target.start,
        message: `This page and its canonical ${target.start} name each other; neither can be trusted.`,
        evidence: { page: page.url, canonical: target.start },
      },
    ];
  },
};
