import type { Check } from "../check";
import { asWritten, examples, liveDeclarations } from "../describe";
import { REFERENCES } from "../references";

export const repeatedCanonical: Check = {
  id: "repeated-canonical",
  area: "canonical",
  code: "CAN-02",
  title: "Repeated canonical",
  trigger: "Several canonical link elements in the HTML that name one address, compared after resolving.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "Canonicals: Multiple" },
    { by: "Sitebulb", severity: "Low (potential)", name: "Multiple canonical tags" },
    { by: "SEOnaut", severity: "2 of 3" },
    { by: "Lighthouse", severity: "passes" },
  ],
  run: (context) => {
    const byKey = new Map<string, string[]>();
    for (const declaration of liveDeclarations(context)) {
      if (declaration.source !== "html" || declaration.resolved === null) continue;
      const key = context.comparison.keyOf(declaration.resolved);
      const written = byKey.get(key);
      if (written === undefined) byKey.set(key, [asWritten(declaration)]);
      else written.push(asWritten(declaration));
    }
    return [...byKey]
      .filter(([, written]) => written.length > 1)
      .map(([key, written]) => ({
        subject: key,
        message: `The canonical is given ${written.length} times for one address: ${examples(written)}.`,
        evidence: { "as written": examples(written, 20, "evidence"), count: String(written.length) },
      }));
  },
};
