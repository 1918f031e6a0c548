import { redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";
import { canonicalTarget } from "../target";

export const redirectingCanonical: Check = {
  id: "redirecting-canonical",
  area: "canonical",
  code: "CAN-15",
  title: "Canonical that redirects",
  trigger:
    "The canonical's address redirects: seen in the chain behind this page, in a checked link, or by a look at it.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Canonicals: Non-Indexable Canonical" },
    { by: "Sitebulb", severity: "Medium", name: "Canonical points to a redirecting URL" },
    { by: "Ahrefs", severity: "Error", name: "Canonical points to redirect" },
    { by: "SEOnaut", severity: "2 of 3" },
    { by: "squirrelscan", severity: "warning" },
  ],
  run: (context) => {
    const { canonicalUrl, comparison, navigation, page } = context;
    if (canonicalUrl === null || comparison.same(canonicalUrl, page.url)) return [];
    const target = canonicalTarget(context);
    const hops = [
      ...(navigation.observed ? redirectSteps(navigation) : []),
      ...(target === null ? [] : redirectSteps(target)),
    ];
    // A redirect the browser makes by itself (HSTS) says nothing about the server.
    const step = hops.find(
      ({ hop }) => hop.status !== null && hop.status >= 300 && comparison.same(hop.url, canonicalUrl),
    );
    if (step === undefined) return [];
    const { status, location } = step.hop;
    const end = comparison.same(step.to, page.url) ? `back to this page, ${page.url}` : `to ${step.to}`;
    return [
      {
        subject: canonicalUrl,
        message: `The canonical ${canonicalUrl} answers ${status} and leads ${end}; canonical and redirect contradict each other.`,
        evidence: {
          canonical: canonicalUrl,
          status: String(status),
          location: location ?? "",
          page: page.url,
        },
      },
    ];
  },
};
