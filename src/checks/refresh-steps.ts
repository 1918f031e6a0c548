import { chainLine, chainSubject, redirectSteps } from "./chain";
import type { CheckContext } from "./check";

const NAMES = { "meta-refresh": "meta refresh", "refresh-header": "Refresh header" } as const;

/** One finding for each observed chain that a page on the way carried on by a refresh of this kind. */
export function refreshSteps({ chains }: CheckContext, kind: keyof typeof NAMES) {
  return chains.flatMap((chain) => {
    const step = redirectSteps(chain).find(({ hop }) => hop.kind === kind);
    if (step === undefined) return [];
    const { url, uncertain, afterMs = 0 } = step.hop;
    const name = `${NAMES[kind]}${uncertain === undefined ? "" : " or script (the browser does not tell which)"}`;
    const seconds = Math.floor(afterMs / 1000);
    return [
      {
        subject: chain.start,
        message: `${chainSubject(chain)} over a ${name}, from ${url} to ${step.to} after ${seconds} s; it is a redirect of the client, not of the server.`,
        evidence: { chain: chainLine(chain) },
      },
    ];
  });
}
