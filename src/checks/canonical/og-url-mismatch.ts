import type { Check } from "../check";
import { REFERENCES } from "../references";

export const ogUrlMismatch: Check = {
  id: "og-url-mismatch",
  area: "canonical",
  code: "CAN-32",
  title: "og:url differs from the canonical",
  trigger: "og:url and the canonical are both there and name different addresses.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.openGraph,
  published: [
    { by: "Ahrefs", severity: "Warning", name: "Open Graph URL not matching canonical" },
    { by: "squirrelscan", severity: "warning" },
    { by: "Nano SEO", severity: "low" },
  ],
  run: ({ canonicalUrl, comparison, page }) => {
    const written = page.meta.ogUrl?.trim() ?? "";
    if (canonicalUrl === null || written === "") return [];
    const ogUrl = URL.canParse(written, page.url) ? new URL(written, page.url).href : null;
    if (ogUrl !== null && comparison.same(ogUrl, canonicalUrl)) return [];
    return [
      {
        subject: canonicalUrl,
        message: `og:url says ${written}, the canonical says ${canonicalUrl}; Google does not mind, shared links count under two addresses.`,
        evidence: { "og:url": written, canonical: canonicalUrl },
      },
    ];
  },
};
