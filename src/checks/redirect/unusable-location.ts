import { chainLine } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const unusableLocation: Check = {
  id: "unusable-location",
  area: "redirect",
  code: "RED-19",
  title: "Redirect to an unusable address",
  trigger: "A Location header cannot be parsed or has a scheme other than http and https.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc9110Redirects,
  published: [{ by: "squirrelscan", severity: "error" }],
  run: (context) =>
    context.chains.flatMap((chain) => {
      if (chain.outcome !== "bad-location") return [];
      return [
        {
          subject: chain.start,
          message: `${chain.finalUrl} redirects to ${chain.hops.at(-1)?.location ?? "an address"} that no crawler can follow.`,
          evidence: { chain: chainLine(chain), location: chain.hops.at(-1)?.location ?? "" },
        },
      ];
    }),
};
