import type { Difference } from "../address-comparison";
import type { Check } from "../check";
import { REFERENCES } from "../references";

/** The scheme and tracking parameters have checks of their own. */
const REPORTED_HERE: readonly Difference[] = [
  "order or spelling of parameters",
  "trailing slash",
  "case",
  "www",
];

export const canonicalSpellingMismatch: Check = {
  id: "canonical-spelling-mismatch",
  area: "canonical",
  code: "CAN-23",
  title: "Canonical spelled unlike the page",
  trigger:
    "Canonical and page differ by trailing slash, case of the path, www or parameter order and by nothing else that counts.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Screaming Frog", severity: "Warning, High", name: "Canonicals: Canonicalised" },
    { by: "Sitebulb", severity: "Insight", name: "Canonical points to a different internal URL" },
    { by: "squirrelscan", severity: "hides case and slash" },
  ],
  run: ({ canonicalUrl, comparison, page }) => {
    if (canonicalUrl === null) return [];
    const found = (comparison.differences(canonicalUrl, page.url) ?? []).filter((one) =>
      REPORTED_HERE.includes(one),
    );
    if (found.length === 0) return [];
    return [
      {
        subject: canonicalUrl,
        message: `The canonical ${canonicalUrl} differs from the page ${page.url} by ${found.join(" and ")}; if both answer, redirect one of them.`,
        evidence: { page: page.url, canonical: canonicalUrl, difference: found.join(", ") },
      },
    ];
  },
};
