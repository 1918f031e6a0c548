import { chainLine, chainSubject, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const spellingRedirect: Check = {
  id: "spelling-redirect",
  area: "redirect",
  code: "RED-12",
  title: "Redirect for spelling only",
  trigger:
    "A step of a chain leads to another spelling of the same address: escapes, their case, a default port.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(
        ({ hop, to }) => context.comparison.relation(hop.url, to) === "equal",
      );
      if (step === undefined) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a redirect that changes only the spelling: ${step.hop.url} to ${step.to}.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
