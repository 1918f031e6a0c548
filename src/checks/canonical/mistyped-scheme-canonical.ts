import type { Check } from "../check";
import { asWritten, observeUsable } from "../describe";
import { meantScheme } from "../mistyped-scheme";
import { REFERENCES } from "../references";

export const mistypedSchemeCanonical: Check = {
  id: "mistyped-scheme-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Mistyped scheme in the canonical",
  trigger: "A usable canonical begins with http or https with broken marks (http//, http:/x) or twice.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.urlWriting,
  published: [],
  run: (context) =>
    observeUsable(context, (url, declaration) => {
      const written = asWritten(declaration).trim();
      const meant = meantScheme(written);
      if (meant === null) return null;
      return {
        subject: url.href,
        message: `The canonical ${written} has a mistyped scheme, so it means ${url.href} and not an ${meant} address.`,
        evidence: { "as written": written, resolved: url.href, "probably meant": `${meant}://…` },
      };
    }),
};
