import { cleanPath } from "../canonicalize";
import type { DuplicateGroup, GroupUrl } from "../model/group";
import { distinctAddresses, type Member, membersOf, type Pages } from "./pages";
import { groupReason } from "./reason";

/**
 * The pages that several URLs name: largest first, those that differ by fragment only
 * after all others.
 * links `/p`, `/p?utm_source=x` -> one group, key `/p`, two URLs
 */
export function groupLinks(pages: Pages): DuplicateGroup[] {
  const groups: Ranked[] = [];
  for (const [key, page] of pages) {
    if (page.others !== null) groups.push(rank(key, membersOf(page)));
  }
  return withDistinctLabels(groups.sort(largestFirst).map(({ group }) => group));
}

/**
 * Tells apart what has one path: by the query, then by the host as well.
 * `/tea`, `/tea` -> `/tea`, `/tea?page=2`
 */
function withDistinctLabels(groups: readonly DuplicateGroup[]): DuplicateGroup[] {
  const longer = [({ key, label }: DuplicateGroup) => label + queryOf(key), ({ key }: DuplicateGroup) => key];
  return longer.reduce<readonly DuplicateGroup[]>((labelled, lengthen) => {
    const counts = new Map<string, number>();
    for (const { label } of labelled) counts.set(label, (counts.get(label) ?? 0) + 1);
    return labelled.map((group) =>
      (counts.get(group.label) ?? 0) > 1 ? { ...group, label: lengthen(group) } : group,
    );
  }, groups) as DuplicateGroup[];
}

const queryOf = (key: string): string => /\?[^#]*/.exec(key)?.[0] ?? "";

interface Ranked {
  readonly group: DuplicateGroup;
  readonly pages: number;
  readonly occurrences: number;
}

function rank(key: string, members: readonly Member[]): Ranked {
  const pages = distinctAddresses(members, key);
  const urls = members.map(toGroupUrl);
  const group: DuplicateGroup = {
    key,
    label: cleanPath(key),
    urls,
    fragmentsOnly: pages === 1,
    reason: groupReason(urls),
  };
  return { group, pages, occurrences: urls.reduce((sum, { occurrences }) => sum + occurrences, 0) };
}

function toGroupUrl({ url, rules, links, isPage }: Member): GroupUrl {
  const member = { url, occurrences: links.length, rules, links };
  return isPage ? { ...member, page: true } : member;
}

function largestFirst(a: Ranked, b: Ranked): number {
  return b.pages - a.pages || b.occurrences - a.occurrences || (a.group.key < b.group.key ? -1 : 1);
}
