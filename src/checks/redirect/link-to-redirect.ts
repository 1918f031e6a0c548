import { isBrowserMade, redirectSteps } from "../chain";
import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const linkToRedirect: Check = {
  id: "link-to-redirect",
  area: "redirect",
  code: "RED-16",
  title: "Links to a redirect",
  trigger:
    "Internal links that were checked lead to an address that redirects; steps the browser makes by itself do not count.",
  severity: "notice",
  outcome: "fail",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Ahrefs", severity: "Warning", name: "Page has links to redirect" },
    { by: "Sitebulb", severity: "Medium", name: "Internal redirected URLs" },
    { by: "Screaming Frog", severity: "Warning, Low", name: "Response Codes: Redirection (3xx)" },
  ],
  run: (context) => {
    const redirected = context.chains.filter(
      (chain) =>
        chain.links.some((index) => context.links[index]?.outcome === "accepted") &&
        redirectSteps(chain).some(({ hop }) => !isBrowserMade(hop)),
    );
    if (redirected.length === 0) return [];
    const links = redirected.reduce((sum, chain) => sum + chain.links.length, 0);
    const shown = redirected.map((chain) => `${chain.start} > ${chain.finalUrl}`);
    return [
      {
        subject: "page",
        message: `${links === 1 ? "1 link leads" : `${links} links lead`} to a redirect: ${examples(shown, 3)}.`,
        evidence: {
          links: String(links),
          addresses: String(redirected.length),
          examples: examples(shown, 10, "evidence"),
        },
      },
    ];
  },
};
