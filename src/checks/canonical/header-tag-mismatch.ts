import type { Check } from "../check";
import { usableDeclarations } from "../effective-canonical";
import { REFERENCES } from "../references";

export const headerTagMismatch: Check = {
  id: "header-tag-mismatch",
  area: "canonical",
  code: "CAN-05",
  title: "Header and HTML canonical differ",
  trigger: "The HTTP Link header and the HTML each name one canonical, and the two are different addresses.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High", name: "Mismatched canonical tag in HTML and HTTP header" },
    { by: "SEOnaut", severity: "2 of 3" },
    { by: "squirrelscan", severity: "warning" },
    { by: "Shouting Iguana", severity: "Warning" },
  ],
  run: (context) => {
    const usable = usableDeclarations(context.canonical.declarations);
    const keys = new Map(usable.map((d) => [context.comparison.keyOf(d.resolved), d] as const));
    const html = usable.find((declaration) => declaration.source === "html");
    const header = usable.find((declaration) => declaration.source === "header");
    // With more than two addresses one source contradicts itself: conflicting-canonicals says so.
    if (keys.size !== 2 || html === undefined || header === undefined) return [];
    if (context.comparison.same(html.resolved, header.resolved)) return [];
    return [
      {
        subject: "page",
        message: `Conflicting canonicals: the HTTP header says ${header.resolved}, the HTML says ${html.resolved}.`,
        evidence: { header: header.resolved, html: html.resolved },
      },
    ];
  },
};
