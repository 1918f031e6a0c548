import type { Check, CheckContext } from "../check";
import { examples, whereDeclared } from "../describe";
import { usableDeclarations } from "../effective-canonical";
import { REFERENCES } from "../references";

export const conflictingCanonicals: Check = {
  id: "conflicting-canonicals",
  area: "canonical",
  code: "CAN-03",
  title: "Conflicting canonicals",
  trigger:
    "Two or more usable declarations of one source name different addresses (header against HTML: CAN-05).",
  severity: "error",
  outcome: "fail",
  reference: REFERENCES.rfc6596,
  published: [
    {
      by: "Screaming Frog",
      severity: "Issue, High (third-party score)",
      name: "Canonicals: Multiple Conflicting",
    },
    { by: "Sitebulb", severity: "High", name: "Multiple, mismatched canonical tags" },
    { by: "Lumar", severity: "Critical" },
    { by: "Semrush", severity: "Error", name: "Multiple canonical URLs" },
    { by: "Shouting Iguana", severity: "Error" },
    { by: "Lighthouse", severity: "fails" },
  ],
  run: (context) => {
    const usable = usableDeclarations(context.canonical.declarations);
    const conflicts = (["html", "header"] as const).some((source) => {
      const ofSource = usable.filter((one) => one.source === source);
      return (
        distinct(
          ofSource.map((one) => one.resolved),
          context,
        ).length > 1
      );
    });
    if (!conflicts) return [];
    const said = usable.map((declaration) => `${whereDeclared(declaration)} says ${declaration.resolved}`);
    const [first, second, ...more] = distinct(
      usable.map((one) => one.resolved),
      context,
    );
    const differences =
      first === undefined || second === undefined || more.length > 0
        ? []
        : (context.comparison.differences(first, second) ?? []);
    return [
      {
        subject: "page",
        message: `Conflicting canonicals, of which search engines may follow none: ${examples(said)}${only(differences)}.`,
        evidence: {
          declarations: examples(said, 20, "evidence"),
          "differ only by": differences.join(", ") || "more than spelling",
        },
      },
    ];
  },
};

/** First spelling of each distinct address. */
function distinct(urls: readonly string[], { comparison }: CheckContext): string[] {
  const byKey = new Map<string, string>();
  for (const url of urls) {
    const key = comparison.keyOf(url);
    if (!byKey.has(key)) byKey.set(key, url);
  }
  return [...byKey.values()];
}

function only(differences: readonly string[]): string {
  return differences.length === 0 ? "" : ` (they differ only by ${differences.join(" and ")})`;
}
