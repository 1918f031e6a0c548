import { withoutFragment } from "../../group/page-identity";
import type { DuplicateGroup } from "../../model/group";
import type { Check } from "../check";
import { examples } from "../describe";
import { REFERENCES } from "../references";

export const duplicateLinkAddresses: Check = {
  id: "duplicate-link-addresses",
  area: "url",
  code: "URL-15",
  title: "One page under several addresses",
  trigger:
    "The links of this page (and its own address) name one page by several URLs; fragments do not count.",
  severity: "warning",
  outcome: "needs-review",
  reference: REFERENCES.consolidate,
  published: [
    { by: "Sitebulb", severity: "High", name: "URL is technically duplicate" },
    { by: "Lumar", severity: "Low", name: "Duplicate URL Sets" },
  ],
  run: ({ groups }) => {
    const duplicates = groups
      .filter((group) => !group.fragmentsOnly)
      .map((group) => ({ group, count: countAddresses(group) }))
      .filter(({ count }) => count > 1);
    if (duplicates.length === 0) return [];
    const urls = duplicates.reduce((sum, { count }) => sum + count, 0);
    const pages = duplicates.length === 1 ? "1 page stands" : `${duplicates.length} pages stand`;
    const shown = duplicates.map(
      ({ group, count }) => `${group.label} (${count} URLs${ownAmong(group)}, ${group.reason})`,
    );
    return [
      {
        subject: "page",
        message: `${pages} under ${urls} addresses: ${examples(shown, 3)}.`,
        evidence: {
          pages: String(duplicates.length),
          addresses: String(urls),
          groups: examples(shown, 10, "evidence"),
        },
      },
    ];
  },
};

/** The totals count links, and no link need lead to the page itself. */
function ownAmong({ urls }: DuplicateGroup): string {
  const own = urls.some((member) => member.page === true && member.occurrences === 0);
  return own ? ", of which one is this page's own address and not linked" : "";
}

/** Members that differ by fragment only are one page's in-page links (unless fragments are routes). */
function countAddresses({ key, urls }: DuplicateGroup): number {
  return new Set(urls.map(({ url }) => withoutFragment(url, key))).size;
}
