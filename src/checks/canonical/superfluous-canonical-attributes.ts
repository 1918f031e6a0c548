import type { Check } from "../check";
import { asWritten, liveDeclarations } from "../describe";
import { REFERENCES } from "../references";

/** Those that void the canonical have a check of their own. */
const REPORTED_ELSEWHERE = new Set(["hreflang", "lang", "media", "type", "anchor"]);

export const superfluousCanonicalAttributes: Check = {
  id: "superfluous-canonical-attributes",
  area: "canonical",
  code: "CAN-08",
  title: "Canonical with superfluous attributes",
  trigger: "A canonical link element carries an attribute beside rel and href.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High (potential)", name: "Canonical contains superfluous HTML attributes" },
  ],
  // Frameworks mark the elements they manage; nobody has shown that Google minds.
  default: false,
  run: (context) =>
    liveDeclarations(context).flatMap((declaration) => {
      const names = Object.keys(declaration.attributes).filter((name) => !REPORTED_ELSEWHERE.has(name));
      if (declaration.source !== "html" || names.length === 0) return [];
      return [
        {
          subject: declaration.resolved ?? "page",
          message: `The canonical ${asWritten(declaration)} carries ${names.join(", ")} beside rel and href.`,
          evidence: { canonical: asWritten(declaration), attributes: names.join(", ") },
        },
      ];
    }),
};
