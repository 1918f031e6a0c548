import type { Check } from "../check";
import { REFERENCES } from "../references";

export const staleCanonical: Check = {
  id: "stale-canonical",
  area: "canonical",
  code: "CAN-26",
  title: "Canonical left behind by a script navigation",
  trigger:
    "A script changed the address without a load and the canonical still names an address the document had before.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.javascript,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "JavaScript: Canonical Mismatch" },
    { by: "Sitebulb", severity: "High", name: "Canonical changed by JavaScript" },
    { by: "Lumar", severity: "Low" },
  ],
  run: ({ canonicalUrl, comparison, navigation, page }) => {
    if (canonicalUrl === null || !navigation.observed || comparison.sameButTracking(canonicalUrl, page.url))
      return [];
    const moved = navigation.hops.findIndex((hop) => hop.kind === "history");
    const loaded =
      moved === -1
        ? [navigation.finalUrl]
        : navigation.hops
            .slice(0, moved)
            .map((hop) => hop.url)
            .slice(-1);
    const [before] = loaded;
    if (
      before === undefined ||
      comparison.same(before, page.url) ||
      !comparison.sameButTracking(before, canonicalUrl)
    )
      return [];
    return [
      {
        subject: canonicalUrl,
        message: `A script moved the address from ${before} to ${page.url}, the canonical still names ${canonicalUrl}.`,
        evidence: { loaded: before, "address now": page.url, canonical: canonicalUrl },
      },
    ];
  },
};
