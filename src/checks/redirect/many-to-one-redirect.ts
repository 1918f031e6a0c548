import { type Chain, redirectSteps } from "../chain";
import type { Check, CheckContext } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const manyToOneRedirect: Check = {
  id: "many-to-one-redirect",
  area: "redirect",
  code: "RED-15",
  title: "Many addresses redirect to one unrelated page",
  trigger:
    "Five checked addresses or more, none of them another spelling of it and none sharing a word with it, redirect to one page that is no home page.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.siteMove,
  published: [],
  run: (context) =>
    [...startsByEnd(context)]
      .filter(([, starts]) => starts.length >= MANY)
      .map(([end, starts]) => ({
        subject: end,
        message: `${starts.length} addresses redirect to ${end}, which none of them resembles: ${examples(starts, 3)}; search engines treat such redirects as "not found".`,
        evidence: { addresses: String(starts.length), examples: examples(starts, 10, "evidence") },
      })),
};

/** As few as no navigation explains. */
const MANY = 5;

function startsByEnd(context: CheckContext): Map<string, string[]> {
  const byEnd = new Map<string, string[]>();
  for (const chain of context.chains) {
    if (chain.outcome !== "redirected" || !isUnrelated(chain, context)) continue;
    byEnd.set(chain.finalUrl, [...(byEnd.get(chain.finalUrl) ?? []), chain.start]);
  }
  return byEnd;
}

function isUnrelated(chain: Chain, { comparison }: CheckContext): boolean {
  if (redirectSteps(chain).length === 0 || comparison.differences(chain.start, chain.finalUrl) !== null)
    return false;
  const end = wordsOf(chain.finalUrl);
  return end.length > 0 && !wordsOf(chain.start).some((word) => end.includes(word));
}

/** Words of a path by which a person would recognise it; a home page has none. */
function wordsOf(url: string): string[] {
  if (!URL.canParse(url)) return [];
  return new URL(url).pathname.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
}
