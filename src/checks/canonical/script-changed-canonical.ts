import type { Check } from "../check";
import { usableDeclarations } from "../effective-canonical";
import { REFERENCES } from "../references";

export const scriptChangedCanonical: Check = {
  id: "script-changed-canonical",
  area: "canonical",
  code: "CAN-26",
  title: "Canonical changed by script",
  trigger: "The served HTML was fetched and names another canonical than the live page does.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.javascript,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "JavaScript: Canonical Mismatch" },
    { by: "Sitebulb", severity: "High", name: "Rendered canonical is different to HTML source" },
    { by: "Lumar", severity: "Low" },
  ],
  run: ({ canonical, comparison }) => {
    const served = canonical.declarations.find(
      (one) => one.source === "served-html" && one.resolved !== null,
    );
    const live = usableDeclarations(canonical.declarations).find((one) => one.source === "html");
    if (served?.resolved == null || live === undefined || comparison.same(served.resolved, live.resolved))
      return [];
    return [
      {
        subject: live.resolved,
        message: `A script changed the canonical from ${served.resolved}, as served, to ${live.resolved}; Google may read either.`,
        evidence: { served: served.resolved, live: live.resolved },
      },
    ];
  },
};
