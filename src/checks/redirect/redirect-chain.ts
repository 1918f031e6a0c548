import { type Chain, chainLine, chainSubject, isBrowserMade, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectChain: Check = {
  id: "redirect-chain",
  area: "redirect",
  code: "RED-02",
  title: "Redirect chain",
  trigger:
    "An address redirects twice or more, steps the browser makes by itself not counted: a notice for 2, a warning from 3, an error beyond the 10 that Googlebot follows.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.siteMove,
  published: [
    {
      by: "Screaming Frog",
      severity: "High (third-party score)",
      name: "Response Codes: Redirect Chain (Internal)",
    },
    { by: "Semrush", severity: "Error, over 3", name: "Redirect chains and loops" },
    { by: "Lumar", severity: "High, over 4" },
    { by: "Ahrefs", severity: "Notice", name: "Redirect chain" },
    { by: "squirrelscan", severity: "warning" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      const count = redirectSteps(chain).filter((step) => !isBrowserMade(step.hop)).length;
      if (count < 2 || isLoop(chain)) return [];
      return [
        {
          severity: count > 10 ? "error" : count > 2 ? "warning" : "notice",
          subject: chain.start,
          message: `${chainSubject(chain)} after ${count} redirects: ${chainLine(chain)}.`,
          evidence: { chain: chainLine(chain), redirects: String(count) },
        },
      ];
    }),
};

/** A loop is a finding of its own. */
function isLoop(chain: Chain): boolean {
  return chain.outcome === "loop" || chain.outcome === "too-many";
}
