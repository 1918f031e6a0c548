import type { Check } from "../check";
import { asWritten, observeUsable } from "../describe";
import { REFERENCES } from "../references";

export const relativeCanonical: Check = {
  id: "relative-canonical",
  area: "canonical",
  code: "CAN-09",
  title: "Relative canonical",
  trigger: "A usable canonical is no absolute URL (path-relative, root-relative or protocol-relative).",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Screaming Frog", severity: "Warning, Low", name: "Canonicals: Canonical Is Relative" },
    { by: "Sitebulb", severity: "Medium", name: "Canonical is a relative URL" },
    { by: "SEOnaut", severity: "2 of 3" },
    { by: "squirrelscan", severity: "fail" },
    { by: "Lighthouse", severity: "fails" },
    { by: "Audisto", severity: "hint, protocol-relative too" },
  ],
  run: (context) =>
    observeUsable(context, (url, declaration) => {
      const written = asWritten(declaration);
      if (URL.canParse(written)) return null;
      return {
        subject: url.href,
        message: `The canonical is written relative, ${written}; that is legal and means ${url.href}, but Google recommends absolute URLs.`,
        evidence: { "as written": written, resolved: url.href },
      };
    }),
};
