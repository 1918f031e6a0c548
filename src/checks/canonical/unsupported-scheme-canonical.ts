import type { Check } from "../check";
import { asWritten, liveDeclarations, severityOfIgnored, whereDeclared } from "../describe";
import { REFERENCES } from "../references";

export const unsupportedSchemeCanonical: Check = {
  id: "unsupported-scheme-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Canonical without web scheme",
  trigger: "A canonical's scheme is neither http nor https.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.htmlCanonical,
  published: [],
  run: (context) =>
    liveDeclarations(context)
      .filter((declaration) => declaration.problem === "unsupported-scheme")
      .map((declaration) => ({
        severity: severityOfIgnored(context, declaration),
        subject: "page",
        message: `The canonical ${asWritten(declaration)} leads to ${declaration.resolved ?? "no page"}, which no crawler can fetch.`,
        evidence: { source: whereDeclared(declaration), "as written": asWritten(declaration) },
      })),
};
