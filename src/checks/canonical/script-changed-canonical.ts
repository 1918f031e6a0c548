import type { Check } from "../check";
import { examples } from "../describe";
import type { UsableDeclaration } from "../effective-canonical";
import { REFERENCES } from "../references";
import { servedAndLive } from "../served-canonicals";

export const scriptChangedCanonical: Check = {
  id: "script-changed-canonical",
  area: "canonical",
  code: "CAN-26",
  title: "Canonical changed by script",
  trigger: "The served HTML was fetched again and names another canonical than the live page does.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.javascript,
  published: [
    { by: "Screaming Frog", severity: "listed, no grade", name: "JavaScript: Canonical Mismatch" },
    { by: "Sitebulb", severity: "High", name: "Rendered canonical is different to HTML source" },
    { by: "Lumar", severity: "Low" },
  ],
  run: (context) => {
    const seen = servedAndLive(context);
    const [first] = seen?.live ?? [];
    if (seen === null || first === undefined || seen.served.length === 0) return [];
    const keysOf = (all: readonly UsableDeclaration[]) =>
      new Set(all.map((one) => context.comparison.keyOf(one.resolved)));
    const [before, now] = [keysOf(seen.served), keysOf(seen.live)];
    if (before.size === now.size && [...before].every((key) => now.has(key))) return [];
    const [served, live] = [seen.served, seen.live].map((urls) => urls.map(({ resolved }) => resolved));
    return [
      {
        subject: first.resolved,
        message: `A script changed the canonical from ${examples(served ?? [], 3)}, as served, to ${examples(live ?? [], 3)}; Google may read either.`,
        evidence: {
          served: examples(served ?? [], 10, "evidence"),
          live: examples(live ?? [], 10, "evidence"),
          "fetched again": context.served?.fetchedAt ?? "",
        },
      },
    ];
  },
};
