import { chainLine, chainSubject, redirectSteps, schemeOf } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const secureRedirect: Check = {
  id: "secure-redirect",
  area: "redirect",
  code: "RED-14",
  title: "Redirect from http to https",
  trigger: "A server sends a request from http to https.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [{ by: "Ahrefs", severity: "Notice", name: "HTTP to HTTPS redirect" }],
  // This is what a site should do; worth a line only when links are cleaned up.
  default: false,
  run: (context) =>
    context.chains.flatMap((chain) => {
      const step = redirectSteps(chain).find(
        ({ hop, to }) => hop.kind === "http" && schemeOf(hop.url) === "http:" && schemeOf(to) === "https:",
      );
      if (step === undefined) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} over an upgrade from http to https: ${step.hop.url} to ${step.to}.`,
          evidence: { chain: chainLine(chain) },
        },
      ];
    }),
};
