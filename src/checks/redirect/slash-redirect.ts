import type { Difference } from "../address-comparison";
import { chainLine, chainSubject, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const slashRedirect: Check = {
  id: "slash-redirect",
  area: "redirect",
  code: "RED-11",
  title: "Redirect for a slash only",
  trigger: "A step of a chain changes nothing but the trailing slash.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.urlStructure,
  published: [{ by: "Sitebulb", severity: "High", name: "Internal redirects from trailing slash mismatch" }],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(({ hop, to }) =>
        changesOnly(context.comparison.differences(hop.url, to)),
      );
      if (step === undefined) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over a redirect that changes only the trailing slash: ${step.hop.url} to ${step.to}; link the final address.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};

function changesOnly(differences: readonly Difference[] | null): boolean {
  return differences?.length === 1 && differences[0] === "trailing slash";
}
