import { chainLine, isBrowserMade, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const browserMadeRedirect: Check = {
  id: "browser-made-redirect",
  area: "redirect",
  code: "RED-10",
  title: "Redirect made by the browser",
  trigger:
    "A step from http to https was made by the browser (HSTS or its own upgrade): no server was asked.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.rfc6797,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "Redirect Type: HSTS Policy" },
    { by: "Redirect Path", severity: "an explanation, no grade" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const steps = redirectSteps(chain).filter((step) => isBrowserMade(step.hop));
      if (steps.length === 0) return [];
      return [
        {
          subject: chain.start,
          message: `The browser went from http to https by itself (${steps.map(({ hop }) => (hop.uncertain === undefined ? hop.kind : "hsts or browser-upgrade")).join(", ")}) at ${steps[0]?.hop.url}; whether the server redirects was not observed.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
