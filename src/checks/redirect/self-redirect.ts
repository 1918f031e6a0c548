import { chainLine, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const selfRedirect: Check = {
  id: "self-redirect",
  area: "redirect",
  code: "RED-03",
  title: "Redirect to itself",
  trigger:
    "A step leads to the address it came from and the chain ends all the same: probably a cookie check.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [{ by: "Sitebulb", severity: "High", name: "Internal URL redirects back to itself" }],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(
        ({ hop, to }) => context.comparison.relation(hop.url, to) === "identical",
      );
      if (step === undefined || chain.outcome === "loop" || chain.outcome === "too-many") return [];
      return [
        {
          subject: chain.start,
          message: `${step.hop.url} redirects to itself once (${step.hop.status}), probably to set a cookie; a crawler without cookies never gets through.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
