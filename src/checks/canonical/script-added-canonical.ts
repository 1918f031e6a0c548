import type { Check } from "../check";
import { REFERENCES } from "../references";
import { servedAndLive } from "../served-canonicals";

export const scriptAddedCanonical: Check = {
  id: "script-added-canonical",
  area: "canonical",
  code: "CAN-25",
  title: "Canonical only in the rendered page",
  trigger: "The served HTML was fetched again and has no usable canonical, the live page has one.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.javascript,
  published: [
    {
      by: "Screaming Frog",
      severity: "listed, no grade",
      name: "JavaScript: Canonical Only in Rendered HTML",
    },
    { by: "Sitebulb", severity: "High", name: "Canonical only found in rendered DOM" },
  ],
  run: (context) => {
    const seen = servedAndLive(context);
    const [live] = seen?.live ?? [];
    if (seen === null || live === undefined || seen.served.length > 0) return [];
    return [
      {
        subject: live.resolved,
        message: `The canonical ${live.resolved} is not in the HTML as served: a script added it, so it counts only where the page is rendered.`,
        evidence: {
          served: "no usable canonical",
          live: live.resolved,
          "fetched again": context.served?.fetchedAt ?? "",
        },
      },
    ];
  },
};
