import type { Check } from "../check";
import { asWritten, liveDeclarations, severityOfIgnored, whereDeclared } from "../describe";
import { REFERENCES } from "../references";

export const emptyCanonical: Check = {
  id: "empty-canonical",
  area: "canonical",
  code: "CAN-12",
  title: "Empty canonical",
  trigger: "A canonical whose href is empty or white space only.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.htmlCanonical,
  published: [
    { by: "Adobe Spacecat", severity: "no grade" },
    { by: "Sitebulb", severity: "High", name: "Canonical is malformed or empty" },
    { by: "squirrelscan", severity: "fail" },
    { by: "Lighthouse", severity: "skips it" },
  ],
  run: (context) =>
    liveDeclarations(context)
      .filter((declaration) => declaration.problem === "empty")
      .map((declaration) => ({
        severity: severityOfIgnored(context, declaration),
        subject: "page",
        message: `The canonical in the ${whereDeclared(declaration)} is empty; an empty href makes no link and does not mean this page.`,
        evidence: { source: whereDeclared(declaration), "as written": asWritten(declaration) },
      })),
};
