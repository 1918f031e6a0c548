import type { Difference } from "../address-comparison";
import { chainLine, chainSubject, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const caseRedirect: Check = {
  id: "case-redirect",
  area: "redirect",
  code: "RED-12",
  title: "Redirect for case only",
  trigger: "A step of a chain changes nothing but the case.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [{ by: "Sitebulb", severity: "High", name: "Internal redirects from case normalization" }],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(({ hop, to }) =>
        changesOnly(context.comparison.differences(hop.url, to)),
      );
      if (step === undefined) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a redirect that changes only the case: ${step.hop.url} to ${step.to}; link the final address.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};

function changesOnly(differences: readonly Difference[] | null): boolean {
  return differences?.length === 1 && differences[0] === "case";
}
