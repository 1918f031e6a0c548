import { type Chain, chainLine, chainSubject, isBrowserMade, redirectSteps } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

/** A crawler that follows five is common; Googlebot follows ten, and asks for fewer than five. */
const MOST = { wanted: 5, followed: 10 } as const;

export const redirectChain: Check = {
  id: "redirect-chain",
  area: "redirect",
  code: "RED-02",
  title: "Redirect chain",
  trigger:
    "An address redirects twice or more, steps the browser makes by itself not counted: a notice up to 5, a warning beyond, an error beyond the 10 that Googlebot follows.",
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
          severity: count > MOST.followed ? "error" : count > MOST.wanted ? "warning" : "notice",
          subject: chain.start,
          message: `${chainSubject(chain)} after ${count} redirects${count > MOST.wanted ? `, more than ${MOST.wanted}` : ""}: ${chainLine(chain)}.`,
          evidence: {
            chain: chainLine(chain),
            redirects: String(count),
            thresholds: `a notice from 2, a warning beyond ${MOST.wanted}, an error beyond ${MOST.followed}`,
          },
        },
      ];
    }),
};

/** A loop is a finding of its own. */
function isLoop(chain: Chain): boolean {
  return chain.outcome === "loop" || chain.outcome === "too-many";
}
