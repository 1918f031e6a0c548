import type { Check } from "../check";
import { asWritten, observeUsable } from "../describe";
import { REFERENCES } from "../references";
import { namesHost } from "../schemeless-host";

export const schemelessHostCanonical: Check = {
  id: "schemeless-host-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Host without scheme in the canonical",
  trigger:
    "A relative canonical begins with a host of this site or with www., so that it resolves to a path.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.urlWriting,
  published: [
    { by: "Screaming Frog", severity: "Warning, Low", name: "Canonicals: Canonical Is Relative" },
    { by: "Sitebulb", severity: "Medium", name: "Canonical is a relative URL" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) =>
    observeUsable(context, (url, declaration) => {
      const written = asWritten(declaration).trim();
      if (!namesHost(written, context)) return null;
      return {
        subject: url.href,
        message: `The canonical ${written} has a host but no scheme, so it is read as a path and means ${url.href}.`,
        evidence: { "as written": written, resolved: url.href, "probably meant": `https://${written}` },
      };
    }),
};
