import type { Check } from "../check";
import { REFERENCES } from "../references";

export const crossSiteCanonical: Check = {
  id: "cross-site-canonical",
  area: "canonical",
  code: "CAN-24",
  title: "Canonical on another site",
  trigger: "The canonical names a host under another registrable domain.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.troubleshooting,
  published: [
    { by: "Sitebulb", severity: "Insight", name: "Canonical points to external URL" },
    { by: "Shouting Iguana", severity: "Warning" },
    { by: "Lighthouse", severity: "fails (issue 12149)" },
    { by: "Adobe Spacecat", severity: "no grade" },
  ],
  run: ({ canonicalUrl, canonical, page, siteOf }) => {
    if (canonicalUrl === null || canonical.relation !== "other-site") return [];
    const target = siteOf(new URL(canonicalUrl).hostname);
    return [
      {
        subject: canonicalUrl,
        message: `The canonical hands this page to another site, ${target}: ${canonicalUrl}. It is legal, and also what a hijacked page looks like.`,
        evidence: { page: page.url, canonical: canonicalUrl, "site of the canonical": target },
      },
    ];
  },
};
