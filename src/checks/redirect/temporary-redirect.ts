import { chainLine, chainSubject, isTemporary, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const temporaryRedirect: Check = {
  id: "temporary-redirect",
  area: "redirect",
  code: "RED-05",
  title: "Temporary redirect",
  trigger: "The one redirect of a chain answers 302, 303 or 307.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [
    { by: "Ahrefs", severity: "Warning", name: "302 redirect" },
    { by: "Semrush", severity: "Warning" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const [step, ...more] = redirectSteps(chain);
      if (step === undefined || more.length > 0 || !isTemporary(step.hop)) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a temporary redirect (${step.hop.status}) from ${step.hop.url}; search engines keep the old address.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
