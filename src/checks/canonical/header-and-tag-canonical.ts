import type { Check } from "../check";
import { usableDeclarations } from "../effective-canonical";
import { REFERENCES } from "../references";

export const headerAndTagCanonical: Check = {
  id: "header-and-tag-canonical",
  area: "canonical",
  code: "CAN-04",
  title: "Canonical in header and HTML",
  trigger: "The HTTP Link header and the HTML both declare a canonical, and they agree.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [{ by: "Sitebulb", severity: "Low (potential)", name: "Canonical tag in HTML and HTTP header" }],
  run: (context) => {
    const usable = usableDeclarations(context.canonical.declarations);
    const html = usable.find((declaration) => declaration.source === "html");
    const header = usable.find((declaration) => declaration.source === "header");
    if (html === undefined || header === undefined || context.canonicalUrl === null) return [];
    return [
      {
        subject: html.resolved,
        message: `Header and HTML both declare ${html.resolved}; one of them is enough and cannot drift apart from itself.`,
        evidence: { header: header.rawHref ?? "", html: html.rawHref ?? "" },
      },
    ];
  },
};
