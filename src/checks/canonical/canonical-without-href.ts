import type { Check } from "../check";
import { asWritten, liveDeclarations, severityOfIgnored, whereDeclared } from "../describe";
import { REFERENCES } from "../references";

export const canonicalWithoutHref: Check = {
  id: "canonical-without-href",
  area: "canonical",
  code: "CAN-12",
  title: "Canonical without href",
  trigger: "A canonical link element has no href attribute.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.htmlCanonical,
  published: [
    { by: "Adobe Spacecat", severity: "no grade" },
    { by: "Sitebulb", severity: "High", name: "Canonical is malformed or empty" },
    { by: "squirrelscan", severity: "fail" },
  ],
  run: (context) =>
    liveDeclarations(context)
      .filter((declaration) => declaration.problem === "no-href")
      .map((declaration) => ({
        severity: severityOfIgnored(context, declaration),
        subject: "page",
        message: `A canonical in the ${whereDeclared(declaration)} has no href${instead(declaration.attributes)}; it links to nothing.`,
        evidence: { source: whereDeclared(declaration), "as written": asWritten(declaration) },
      })),
};

/** Names the attribute that was written in place of href, where there is one. */
function instead(attributes: Readonly<Record<string, string>>): string {
  const content = attributes["content"];
  return content === undefined ? "" : ` but content="${content}"`;
}
