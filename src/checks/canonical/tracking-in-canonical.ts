import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";
import { removedNames } from "../removed-names";

export const trackingInCanonical: Check = {
  id: "tracking-in-canonical",
  area: "canonical",
  code: "CAN-23",
  title: "Tracking parameter in the canonical",
  trigger: "A usable canonical carries a parameter that only tells campaigns apart.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.shopUrls,
  published: [{ by: "squirrelscan", severity: "warning (form drift)" }],
  run: (context) =>
    observeUsable(context, (url) => {
      const names = removedNames(url.href, "tracking-parameter");
      if (names.length === 0) return null;
      return {
        subject: url.href,
        message: `The canonical carries tracking: ${names.join(", ")} in ${url.href}; it should name the clean address.`,
        evidence: { canonical: url.href, parameters: names.join(", ") },
      };
    }),
};
