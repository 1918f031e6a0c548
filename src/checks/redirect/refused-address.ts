import { type Chain, chainLine } from "../chain";
import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const refusedAddress: Check = {
  id: "refused-address",
  area: "redirect",
  code: "RED-04",
  title: "Address that refuses automatic requests",
  trigger: "A checked address ends in 401, 403, 429, 451 or 999: nobody knows whether it works for others.",
  severity: "notice",
  outcome: "needs-review",
  reference: REFERENCES.rfc9110ClientErrors,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Response Codes: Internal Client Error (4xx)" },
  ],
  run: (context) => {
    const refused = context.chains.filter(
      ({ outcome, links }) =>
        links.length > 0 && (outcome === "blocked-by-site" || outcome === "rate-limited"),
    );
    if (refused.length === 0) return [];
    const shown = refused.map((chain) => `${chain.finalUrl} (${statusOf(chain)})`);
    const count = refused.length === 1 ? "1 address refuses" : `${refused.length} addresses refuse`;
    return [
      {
        subject: "page",
        message: `${count} requests without cookies: ${examples(shown, 3)}; open them yourself before you call them broken.`,
        evidence: {
          addresses: String(refused.length),
          examples: examples(refused.map(chainLine), 10, "evidence"),
        },
      },
    ];
  },
};

const statusOf = (chain: Chain): string => String(chain.hops.at(-1)?.status ?? "no status");
