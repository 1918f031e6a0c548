import type { CanonicalDeclaration } from "../../model/canonical";
import type { Check, CheckContext } from "../check";
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
        message: `The canonical ${asWritten(declaration)} stands outside the head, where Google does not read it${cause(context, declaration)}.`,
        evidence: {
          canonical: asWritten(declaration),
          "parsed place": "body",
          "the body begins with": declaration.headEndedByMarkup ?? "an element a head may hold",
        },
      })),
};

/**
 * What begins the body closed the head only if it was written in it: the served
 * HTML shows that, the live page does not.
 */
function cause({ canonical, comparison }: CheckContext, live: CanonicalDeclaration): string {
  const { headEndedBy, resolved } = live;
  if (headEndedBy === undefined) return "; an element of the body or the end of the head came before it";
  const ender = headEndedBy === "#text" ? "text" : `<${headEndedBy}>`;
  const writtenInHead = canonical.declarations.some(
    (one) =>
      one.source === "served-html" &&
      one.place === "body" &&
      one.beforeHeadEnd === true &&
      one.headEndedBy === headEndedBy &&
      comparison.same(one.resolved ?? "", resolved ?? ""),
  );
  return writtenInHead
    ? `; it is written in the head, which ${ender} closed before it`
    : `; the body begins with ${ender}, which closed the head if it was written there`;
}
