import { lastAnswer } from "../../redirects/sent-on";
import { chainLine, chainSubject, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const brokenRedirect: Check = {
  id: "broken-redirect",
  area: "redirect",
  code: "RED-04",
  title: "Redirect to a broken page",
  trigger: "A chain with a redirect ends in a client or server error.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.redirects,
  published: [
    { by: "Sitebulb", severity: "High", name: "Internal URL redirect broken (4XX or 5XX)" },
    { by: "Ahrefs", severity: "Error", name: "Broken redirect" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      if (
        redirectSteps(chain).length === 0 ||
        (chain.outcome !== "client-error" && chain.outcome !== "server-error")
      )
        return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over redirects to an error: ${chain.finalUrl} answers ${lastAnswer(chain.hops)?.status ?? "nothing"}.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
