import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const fragmentInCanonical: Check = {
  id: "fragment-in-canonical",
  area: "canonical",
  code: "CAN-11",
  title: "Fragment in the canonical",
  trigger: "A usable canonical has a fragment.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    {
      by: "Screaming Frog",
      severity: "Issue, High (third-party score)",
      name: "Canonicals: Contains Fragment URL",
    },
    { by: "Nano SEO", severity: "finding" },
  ],
  run: (context) =>
    observeUsable(context, (url) => {
      if (url.hash === "") return null;
      return {
        subject: url.href,
        message: `The canonical has a fragment, ${url.hash}, which Google does not support; it counts as if it were not there.`,
        evidence: { canonical: url.href, fragment: url.hash },
      };
    }),
};
