import { chainLine } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectWithoutLocation: Check = {
  id: "redirect-without-location",
  area: "redirect",
  code: "RED-17",
  title: "Redirect without a target",
  trigger: "A redirect status came without a Location header.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc9110Redirects,
  published: [{ by: "squirrelscan", severity: "chain marked as ended in error" }],
  run: (context) =>
    context.chains.flatMap((chain) => {
      if (chain.outcome !== "no-location") return [];
      return [
        {
          subject: chain.start,
          message: `${chain.finalUrl} answers ${chain.hops.at(-1)?.status ?? "a redirect"} without a Location; nobody can follow it.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
