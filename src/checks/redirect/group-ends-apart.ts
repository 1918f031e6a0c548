import type { GroupEnds } from "../../model/group";
import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const groupEndsApart: Check = {
  id: "group-ends-apart",
  area: "redirect",
  code: "RED-15",
  title: "Policy that merges too much",
  trigger:
    "Addresses that the policy takes for one page redirect to different pages, or one is gone where another answers.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.canonicalization,
  published: [],
  run: ({ groups }) =>
    groups.flatMap(({ key, label, reason, ends }) => {
      if (ends?.verdict !== "apart") return [];
      const count = ends.finals.flatMap(({ urls }) => urls).length;
      return [
        {
          subject: key,
          message: `${count} addresses of ${label} count as one page (${reason}), but they end apart: ${examples(ends.finals.map(line), 3)}; switch the rule off for this site.`,
          evidence: {
            rules: reason,
            ...Object.fromEntries(ends.finals.slice(0, 10).map((final) => [final.url, line(final)])),
          },
        },
      ];
    }),
};

function line({ url, outcome, urls }: GroupEnds["finals"][number]): string {
  return `${examples(urls, 3)} at ${url}${outcome === "client-error" ? " (gone)" : ""}`;
}
