import type { Check } from "../check";
import { asWritten, liveDeclarations, severityOfIgnored } from "../describe";
import { REFERENCES } from "../references";

export const canonicalOutsideHead: Check = {
  id: "canonical-outside-head",
  area: "canonical",
  code: "CAN-06",
  title: "Canonical outside the head",
  trigger:
    "A canonical link element stands in the body of the parsed document, also where an earlier element ended the head.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.pageMetadata,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Canonicals: Outside <head>" },
    { by: "Sitebulb", severity: "Critical", name: "Canonical outside of head" },
    { by: "Microsoft", severity: "may be ignored", name: "WEB1057" },
    { by: "Adobe Spacecat", severity: "no grade" },
  ],
  run: (context) =>
    liveDeclarations(context)
      .filter((declaration) => declaration.place === "body")
      .map((declaration) => ({
        severity: severityOfIgnored(context, declaration),
        subject: declaration.resolved ?? "page",
        message: `The canonical ${asWritten(declaration)} stands outside the head, where Google does not read it${cause(declaration.headEndedBy)}.`,
        evidence: {
          canonical: asWritten(declaration),
          "parsed place": "body",
          "the body begins with":
            declaration.headEndedBy === undefined ? "text or a head element" : `<${declaration.headEndedBy}>`,
        },
      })),
};

/** The source is not known here: what begins the body closed the head only if it was written in it. */
function cause(endedBy: string | undefined): string {
  if (endedBy === undefined) return "; text, an element of the body or the end of the head came before it";
  return `; the body begins with <${endedBy}>, the element that closed the head if it was written there`;
}
