import { chainLine, chainSubject, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const scriptRedirect: Check = {
  id: "script-redirect",
  area: "redirect",
  code: "RED-09",
  title: "Redirect by script",
  trigger: "A step of a chain was made by a script.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "Response Codes: Redirection (JavaScript)" },
    { by: "Lumar", severity: "Low" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(({ hop }) => hop.kind === "script");
      if (step === undefined) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a redirect by script${step.hop.uncertain === undefined ? "" : " or meta refresh (the browser does not tell which)"}, from ${step.hop.url} to ${step.to}; it works only where ${step.hop.uncertain === undefined ? "the script is run" : "the page is run"}.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
