import type { Check } from "../check";
import { REFERENCES } from "../references";
import { servedAndLive } from "../served-canonicals";

export const scriptRemovedCanonical: Check = {
  id: "script-removed-canonical",
  area: "canonical",
  code: "CAN-26",
  title: "Canonical removed by script",
  trigger:
    "The served HTML was fetched again and has a usable canonical, the HTML of the live page has none.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.javascript,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "JavaScript: Canonical Mismatch" },
    { by: "Sitebulb", severity: "High", name: "Rendered canonical is different to HTML source" },
    { by: "Lumar", severity: "Low" },
  ],
  run: (context) => {
    const seen = servedAndLive(context);
    const [served] = seen?.served ?? [];
    if (seen === null || served === undefined || seen.live.length > 0) return [];
    return [
      {
        subject: served.resolved,
        message: `The HTML as served names ${served.resolved} as canonical, the live page has none: a script removed it, and Google may read either.`,
        evidence: {
          served: served.resolved,
          live: "no usable canonical in the HTML",
          "fetched again": context.served?.fetchedAt ?? "",
        },
      },
    ];
  },
};
