import type { Check } from "../check";
import { REFERENCES } from "../references";

export const hreflangCanonicalClash: Check = {
  id: "hreflang-canonical-clash",
  area: "canonical",
  code: "CAN-29",
  title: "Canonical against hreflang",
  trigger:
    "The page lists itself as a language version, but its canonical names another page: an error where that is another language version.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.hreflang,
  published: [
    { by: "Ahrefs", severity: "Error", name: "Hreflang to non-canonical" },
    { by: "Screaming Frog", severity: "Issue, High", name: "Hreflang: Not Using Canonical" },
    { by: "Sitebulb", severity: "High", name: "Canonicalized URL has incoming hreflang" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: ({ canonicalUrl, comparison, page }) => {
    if (canonicalUrl === null || comparison.sameButTracking(canonicalUrl, page.url)) return [];
    const languagesOf = (url: string): string[] =>
      page.meta.hreflang
        .filter((alternate) => alternate.url !== null && comparison.same(alternate.url, url))
        .map((alternate) => alternate.lang);
    const own = languagesOf(page.url);
    const target = languagesOf(canonicalUrl);
    if (own.length === 0 || target.some((language) => own.includes(language))) return [];
    const told = target.length > 0 ? `the ${target.join(", ")} version` : "no version of its hreflang list";
    return [
      {
        severity: target.length > 0 ? "error" : "warning",
        subject: canonicalUrl,
        message: `The page is its own hreflang version ${own.join(", ")}, but its canonical ${canonicalUrl} is ${told}; a canonical must stay in the language.`,
        evidence: {
          page: page.url,
          "page is": own.join(", "),
          canonical: canonicalUrl,
          "canonical is": target.join(", ") || "not listed",
        },
      },
    ];
  },
};
