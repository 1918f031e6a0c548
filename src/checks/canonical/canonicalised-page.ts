import type { Check } from "../check";
import { REFERENCES } from "../references";

export const canonicalisedPage: Check = {
  id: "canonicalised-page",
  area: "canonical",
  code: "CAN-23",
  title: "Page canonicalised to another page",
  trigger: "The canonical names another page of the same host.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.canonicalization,
  published: [
    { by: "Screaming Frog", severity: "Warning, High", name: "Canonicals: Canonicalised" },
    { by: "Sitebulb", severity: "Insight", name: "Canonical points to a different internal URL" },
    { by: "Shouting Iguana", severity: "Info" },
    { by: "squirrelscan", severity: "info" },
    { by: "LibreCrawl", severity: "warning, compares raw strings" },
  ],
  run: ({ canonicalUrl, canonical, page }) => {
    if (canonicalUrl === null || canonical.relation !== "other-page") return [];
    return [
      {
        subject: canonicalUrl,
        message: `This page gives way to another one: ${page.url} names ${canonicalUrl} as canonical.`,
        evidence: { page: page.url, canonical: canonicalUrl },
      },
    ];
  },
};
