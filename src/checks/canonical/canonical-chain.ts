import { walkLine, walkOn } from "../canonical-walk";
import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const canonicalChain: Check = {
  id: "canonical-chain",
  area: "canonical",
  code: "CAN-16",
  title: "Canonical chain",
  trigger: "The canonical was looked at, and its page declares another canonical.",
  severity: "warning",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Sitebulb", severity: "High", name: "Canonical points to another canonicalized URL" },
    { by: "Ahrefs", severity: "Warning", name: "Non-canonical page specified as canonical one" },
    { by: "Shouting Iguana", severity: "Warning" },
  ],
  run: (context) => {
    const { comparison, page, target } = context;
    if (target === undefined) return [];
    const end = walkOn(target, page.url, comparison);
    if (end.kind === "loop") return [];
    const next = target.further?.[0]?.start ?? ("url" in end ? end.url : undefined);
    const several = end.kind === "conflict" ? end.urls : [];
    if (next === undefined && several.length === 0) return [];
    const named = next === undefined ? `several others, ${examples(several, 3)}` : `yet another one, ${next}`;
    return [
      {
        subject: target.start,
        message: `The canonical ${target.start} names ${named}; name the last one here.`,
        evidence: {
          page: page.url,
          "from canonical to canonical": walkLine(target, "url" in end ? end.url : undefined),
          ...(several.length > 0 ? { "the last one names": examples(several, 10, "evidence") } : {}),
        },
      },
    ];
  },
};
