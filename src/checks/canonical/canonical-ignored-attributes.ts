import { ALTERNATE_ATTRIBUTES } from "../alternate-attributes";
import type { Check } from "../check";
import { asWritten, liveDeclarations, severityOfIgnored } from "../describe";
import { REFERENCES } from "../references";

export const canonicalIgnoredAttributes: Check = {
  id: "canonical-ignored-attributes",
  area: "canonical",
  code: "CAN-07",
  title: "Canonical with attributes that void it",
  trigger: "A canonical carries hreflang, lang, media or type; Google does not use it then.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    {
      by: "Screaming Frog",
      severity: "Issue, High (third-party score)",
      name: "Canonicals: Invalid Attribute In Annotation",
    },
    { by: "Sitebulb", severity: "Critical", name: "Canonical contains invalid HTML attributes" },
  ],
  run: (context) =>
    liveDeclarations(context).flatMap((declaration) => {
      const found = ALTERNATE_ATTRIBUTES.filter((name) => Object.hasOwn(declaration.attributes, name));
      if (found.length === 0) return [];
      const written = found.map((name) => `${name}="${declaration.attributes[name]}"`).join(" ");
      return [
        {
          severity: severityOfIgnored(context, declaration),
          subject: declaration.resolved ?? "page",
          message: `The canonical ${asWritten(declaration)} carries ${written}; Google ignores it for that.`,
          evidence: { canonical: asWritten(declaration), attributes: written },
        },
      ];
    }),
};
