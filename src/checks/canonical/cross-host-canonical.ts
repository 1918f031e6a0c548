import type { Check } from "../check";
import { REFERENCES } from "../references";

export const crossHostCanonical: Check = {
  id: "cross-host-canonical",
  area: "canonical",
  code: "CAN-24",
  title: "Canonical on another host of the site",
  trigger: "The canonical names another host or port under the same registrable domain.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Sitebulb", severity: "Insight", name: "Canonical points to external URL" },
    { by: "Shouting Iguana", severity: "Warning" },
  ],
  run: ({ canonicalUrl, canonical, page, pageAddress }) => {
    if (canonicalUrl === null || canonical.relation !== "other-host") return [];
    return [
      {
        subject: canonicalUrl,
        message: `The canonical is on ${new URL(canonicalUrl).host}, this page on ${pageAddress.host}; usual for mobile hosts, to be checked for the rest.`,
        evidence: { page: page.url, canonical: canonicalUrl },
      },
    ];
  },
};
