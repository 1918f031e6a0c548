import { isPrivateHost } from "../../redirects/private-host";
import { chainLine, chainSubject } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";

export const redirectToPrivateAddress: Check = {
  id: "redirect-to-private-address",
  area: "redirect",
  code: "RED-19",
  title: "Redirect to an address nobody else can reach",
  trigger:
    "A checked address of a public page redirects to this machine or a private network, or its name answered from there; it is not followed.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.localhost,
  published: [],
  run: (context) =>
    context.chains.flatMap((chain) => {
      // A site under development is private as a whole.
      const expected = isPrivateHost(context.pageAddress.hostname);
      if (chain.outcome !== "refused" || chain.links.length === 0 || expected) return [];
      return [
        {
          subject: chain.start,
          message: `${chainSubject(chain)} to ${chain.finalUrl}, which was not followed: ${chain.skipped ?? "refused"}.`,
          evidence: { chain: chainLine(chain), refused: chain.skipped ?? "" },
        },
      ];
    }),
};
