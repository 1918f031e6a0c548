import { chainLine, chainSubject, isTemporary, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const temporaryRedirectInChain: Check = {
  id: "temporary-redirect-in-chain",
  area: "redirect",
  code: "RED-06",
  title: "Temporary redirect inside a chain",
  trigger: "A chain of two redirects or more holds a 302, 303 or 307.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [{ by: "Screaming Frog", severity: "a column, no grade", name: "Temp Redirect in Chain" }],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const steps = redirectSteps(chain);
      const temporary = steps.filter((step) => isTemporary(step.hop));
      if (steps.length < 2 || temporary.length === 0) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a chain with a temporary redirect: ${temporary.map((step) => `${step.hop.url} ${step.hop.status}`).join(", ")}.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
