import type { Check } from "../check";
import { observeUsable } from "../describe";
import { REFERENCES } from "../references";

/** An escape's hex digits are no letters of the path. */
const ESCAPE = /%[0-9A-Fa-f]{2}/g;

export const uppercaseInCanonical: Check = {
  id: "uppercase-in-canonical",
  area: "canonical",
  code: "CAN-34",
  title: "Upper case in the canonical's path",
  trigger: "The path of a usable canonical holds an upper-case ASCII letter outside an escape.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [{ by: "Adobe Spacecat", severity: "no grade, fires for an all upper-case URL only" }],
  // Paths are case-sensitive and capitals are legal: worth a look only where one site mixes them.
  default: false,
  run: (context) =>
    observeUsable(context, (url) => {
      if (!/[A-Z]/.test(url.pathname.replace(ESCAPE, ""))) return null;
      return {
        subject: url.href,
        message: `The canonical's path ${url.pathname} has capitals; servers that ignore case serve it under several addresses.`,
        evidence: { canonical: url.href },
      };
    }),
};
