import { isReached } from "../canonical-walk";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const canonicalOnRedirect: Check = {
  id: "canonical-on-redirect",
  area: "canonical",
  code: "CAN-31",
  title: "Canonical on a redirecting answer",
  trigger:
    "The canonical was looked at, and a redirecting answer on the way carries a canonical in its Link header.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [{ by: "Shouting Iguana", severity: "Warning" }],
  run: ({ comparison, target }) => {
    if (target === undefined || !isReached(target)) return [];
    return (target.onRedirects ?? [])
      .filter(({ canonical }) => !comparison.same(canonical, target.finalUrl))
      .map(({ url, canonical }) => ({
        subject: url,
        message: `The redirect at ${url} carries the canonical ${canonical} in its header but leads to ${target.finalUrl}.`,
        evidence: { redirect: url, "canonical in its header": canonical, "leads to": target.finalUrl },
      }));
  },
};
