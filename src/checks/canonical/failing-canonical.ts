import type { RedirectOutcome } from "../../model/navigation";
import { chainLine } from "../chain";
import type { Check } from "../check";
import { REFERENCES } from "../references";
import { canonicalTarget } from "../target";

export const failingCanonical: Check = {
  id: "failing-canonical",
  area: "canonical",
  code: "CAN-14",
  title: "Canonical to a failing server",
  trigger: "The canonical was looked at and its address ends in a server error (5xx) or answers not at all.",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    { by: "Screaming Frog", severity: "Issue, High", name: "Canonicals: Non-Indexable Canonical" },
    { by: "Sitebulb", severity: "High", name: "Canonical points to a URL that is Error (5XX)" },
    { by: "Ahrefs", severity: "Error", name: "Canonical points to 5XX" },
  ],
  run: (context) => {
    const seen = canonicalTarget(context);
    if (seen === null || !FAILURES.has(seen.outcome)) return [];
    return [
      {
        subject: seen.start,
        message: `The canonical ${seen.start} fails: ${seen.hops.at(-1)?.status ?? seen.outcome}.`,
        evidence: { canonical: seen.start, chain: chainLine(seen) },
      },
    ];
  },
};

const FAILURES: ReadonlySet<RedirectOutcome> = new Set([
  "server-error",
  "network-error",
  "timeout",
  "loop",
  "too-many",
]);
