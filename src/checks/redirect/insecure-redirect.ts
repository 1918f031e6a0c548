import { chainLine, chainSubject, redirectSteps, schemeOf } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const insecureRedirect: Check = {
  id: "insecure-redirect",
  area: "redirect",
  code: "RED-13",
  title: "Redirect from https to http",
  trigger: "A step of a chain leads from https to http.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Ahrefs", severity: "Warning", name: "HTTPS to HTTP redirect" },
    { by: "squirrelscan", severity: "flag" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(
        ({ hop, to }) => schemeOf(hop.url) === "https:" && schemeOf(to) === "http:",
      );
      if (step === undefined) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a downgrade from https to http: ${step.hop.url} to ${step.to}.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
