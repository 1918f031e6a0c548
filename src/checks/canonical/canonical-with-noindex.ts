import type { Check } from "../check";
import { REFERENCES } from "../references";
import { noindexSources } from "../robots";

export const canonicalWithNoindex: Check = {
  id: "canonical-with-noindex",
  area: "canonical",
  code: "CAN-19",
  title: "Canonical elsewhere on a noindex page",
  trigger:
    "The page forbids its indexing by robots meta or X-Robots-Tag and its canonical names another page.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonicalized URL is noindex, nofollow" },
    { by: "Shouting Iguana", severity: "Warning" },
    { by: "Ahrefs", severity: "described as contradictory" },
  ],
  run: (context) => {
    const { canonicalUrl, comparison, page } = context;
    const [source, ...more] = noindexSources(page);
    if (source === undefined || canonicalUrl === null || comparison.sameButTracking(canonicalUrl, page.url))
      return [];
    return [
      {
        subject: canonicalUrl,
        message: `The page says noindex (${source}) and names ${canonicalUrl} as canonical: drop me and merge me contradict each other.`,
        evidence: { noindex: [source, ...more].join(" · "), canonical: canonicalUrl, page: page.url },
      },
    ];
  },
};
