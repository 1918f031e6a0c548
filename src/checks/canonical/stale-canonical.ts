import type { Navigation } from "../../model/navigation";
import type { ReportPage } from "../../model/report-page";
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
    { by: "Sitebulb", severity: "High", name: "Rendered canonical is different to HTML source" },
    { by: "Lumar", severity: "Low" },
  ],
  run: ({ canonicalUrl, comparison, navigation, page }) => {
    if (canonicalUrl === null || comparison.sameButTracking(canonicalUrl, page.url)) return [];
    const before = addressesBefore(navigation, page).find(
      (url) => !comparison.same(url, page.url) && comparison.sameButTracking(url, canonicalUrl),
    );
    if (before === undefined) return [];
    return [
      {
        subject: canonicalUrl,
        message: `A script moved the address from ${before} to ${page.url}, the canonical still names ${canonicalUrl}.`,
        evidence: { loaded: before, "address now": page.url, canonical: canonicalUrl },
      },
    ];
  },
};

/**
 * Addresses the loaded document can have had: where its load ended, by the
 * document itself or by what was recorded, and around each recorded move by script.
 */
function addressesBefore(navigation: Navigation, { loadedUrl }: Pick<ReportPage, "loadedUrl">): string[] {
  const loaded = loadedUrl === undefined ? [] : [loadedUrl];
  if (!navigation.observed) return loaded;
  const { hops, finalUrl } = navigation;
  const moves = hops.flatMap((hop, index) =>
    hop.kind === "history" ? hops.slice(Math.max(0, index - 1), index + 1) : [],
  );
  return [...loaded, finalUrl, ...moves.map((hop) => hop.url)];
}
