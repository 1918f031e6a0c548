import type { Check } from "../check";
import { asWritten, liveDeclarations } from "../describe";
import { isPlaceholder } from "../placeholder";
import { REFERENCES } from "../references";

export const placeholderCanonical: Check = {
  id: "placeholder-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Placeholder as canonical",
  trigger:
    "A canonical looks like a template's placeholder: a bracketed name, template syntax, undefined, null.",
  severity: "error",
  outcome: "needs-review",
  reference: REFERENCES.troubleshooting,
  published: [],
  run: (context) =>
    liveDeclarations(context)
      .filter(
        ({ rawHref, ignoredBecause }) =>
          ignoredBecause !== undefined && rawHref !== null && isPlaceholder(rawHref),
      )
      .map((declaration) => ({
        subject: declaration.resolved ?? "page",
        message: `The canonical ${asWritten(declaration)} looks like a template's placeholder; it would merge every page that carries it into ${declaration.resolved ?? "nothing"}.`,
        evidence: { "as written": asWritten(declaration), resolved: declaration.resolved ?? "none" },
      })),
};
