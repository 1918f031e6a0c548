import { lastAnswer } from "../../redirects/sent-on";
import { chainLine, chainSubject, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const brokenLink: Check = {
  id: "broken-link",
  area: "redirect",
  code: "RED-04",
  title: "Broken address",
  trigger: "A checked link, or the page itself, answers with a client or server error, without a redirect.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.redirects,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Response Codes: Internal Client Error (4xx)" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const broken = chain.outcome === "client-error" || chain.outcome === "server-error";
      if (!broken || redirectSteps(chain).length > 0) return [];
      const status = lastAnswer(chain.hops)?.status ?? "nothing";
      const message =
        chain.links.length === 0
          ? `This page is an error page: ${chain.finalUrl} answers ${status}, so its canonical does not count.`
          : `${chainSubject(chain)} to an error: ${chain.finalUrl} answers ${status}.`;
      return [{ subject: chain.start, message, evidence: { chain: chainLine(chain) } }];
    }),
};
