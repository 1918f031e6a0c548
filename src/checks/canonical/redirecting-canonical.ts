import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectingCanonical: Check = {
  id: "redirecting-canonical",
  area: "canonical",
  code: "CAN-15",
  title: "Canonical redirects back to this page",
  trigger: "The canonical names an address that, in this very navigation, a server redirected to this page.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Canonicals: Non-Indexable Canonical" },
    { by: "Sitebulb", severity: "Medium" },
    { by: "Ahrefs", severity: "Error", name: "Canonical points to redirect" },
    { by: "SEOnaut", severity: "2 of 3" },
    { by: "squirrelscan", severity: "warning" },
  ],
  run: ({ canonicalUrl, comparison, navigation, page }) => {
    if (canonicalUrl === null || !navigation.observed || comparison.same(canonicalUrl, page.url)) return [];
    const hop = navigation.hops.find(
      (one) =>
        one.status !== null &&
        one.status >= 300 &&
        one.status < 400 &&
        comparison.same(one.url, canonicalUrl),
    );
    if (hop === undefined) return [];
    return [
      {
        subject: canonicalUrl,
        message: `The canonical ${canonicalUrl} answers ${hop.status} and leads back to ${page.url}; canonical and redirect contradict each other.`,
        evidence: {
          canonical: canonicalUrl,
          status: String(hop.status),
          location: hop.location ?? "",
          page: page.url,
        },
      },
    ];
  },
};
