import type { Check } from "../check";
import { asWritten, liveDeclarations, severityOfIgnored, whereDeclared } from "../describe";
import { REFERENCES } from "../references";

export const unparsableCanonical: Check = {
  id: "unparsable-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Unparsable canonical",
  trigger: "A canonical's href cannot be parsed as a URL.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.urlParser,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonical is malformed or empty" },
    { by: "squirrelscan", severity: "fail" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) =>
    liveDeclarations(context)
      .filter((declaration) => declaration.problem === "unparsable")
      .map((declaration) => ({
        severity: severityOfIgnored(context, declaration),
        subject: "page",
        message: `The canonical ${asWritten(declaration)} is invalid: it cannot be parsed as a URL.`,
        evidence: { source: whereDeclared(declaration), "as written": asWritten(declaration) },
      })),
};
