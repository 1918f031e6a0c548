import { chainLine, chainSubject } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectLoop: Check = {
  id: "redirect-loop",
  area: "redirect",
  code: "RED-03",
  title: "Redirect loop",
  trigger: "A chain came back to an address it had been at, or the browser gave up after 20 redirects.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.redirects,
  published: [
    {
      by: "Screaming Frog",
      severity: "High (third-party score)",
      name: "Response Codes: Redirect Loop (Internal)",
    },
    { by: "Sitebulb", severity: "High", name: "Internal URL is part of a chained redirect loop" },
    { by: "Ahrefs", severity: "Error", name: "Redirect loop" },
    { by: "Semrush", severity: "Error", name: "Redirect chains and loops" },
  ],
  run: (context) =>
    context.chains.flatMap((chain) => {
      // A check stops before it asks a second time, a browser after twenty redirects.
      const repeated =
        firstRepeated(chain.hops.map((hop) => hop.url)) ??
        (chain.outcome === "loop" ? chain.finalUrl : undefined);
      if (chain.outcome !== "loop" && chain.outcome !== "too-many") return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} ${repeated === undefined ? `nowhere: too many redirects, the last address known ${chain.finalUrl}` : `into a loop: again and again at ${repeated}`}.`,
          evidence: { chain: chainLine(chain), "last address": chain.finalUrl },
        },
      ];
    }),
};

function firstRepeated(urls: readonly string[]): string | undefined {
  return urls.find((url, index) => urls.indexOf(url) < index);
}
