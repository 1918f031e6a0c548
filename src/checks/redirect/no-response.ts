import { type Chain, chainLine, chainSubject } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const noResponse: Check = {
  id: "no-response",
  area: "redirect",
  code: "RED-04",
  title: "Address without an answer",
  trigger: "A checked address, or one that it redirects to, did not answer in time or broke the connection.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.redirects,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Response Codes: Internal No Response" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      if (chain.outcome !== "timeout" && chain.outcome !== "network-error") return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} to ${chain.finalUrl}, which ${whatHappened(chain)}; ask again before you call it broken.`,
          evidence: { chain: chainLine(chain), outcome: chain.outcome },
        },
      ];
    }),
};

const whatHappened = ({ outcome }: Chain): string =>
  outcome === "timeout" ? "did not answer in time" : "broke the connection off";
