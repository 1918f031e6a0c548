import { groupLinks } from "../../group";
import type { LinkedFrom, SessionGroup } from "../../model/session";
import type { SessionRow } from "./rows";

const occurrencesOf = (linkedFrom: readonly LinkedFrom[]) =>
  linkedFrom.reduce((sum, { occurrences }) => sum + occurrences, 0);

/**
 * Duplicate groups across pages: which page links which variant, and how often.
 * `/a` links `/p` twice, `/b` links `/p?utm_source=x` -> one group, `/p` from `/a` 2 times, the other from `/b` once
 */
export function sessionGroups(
  pages: Parameters<typeof groupLinks>[0],
  rows: readonly SessionRow[],
): SessionGroup[] {
  const linkedFrom = (index: number): LinkedFrom[] => {
    const row = rows[index];
    return row === undefined ? [] : [{ page: row.page, occurrences: row.link.count }];
  };
  return groupLinks(pages).map((group) => ({
    ...group,
    urls: group.urls.map(({ links, ...member }) => {
      const from = links.flatMap(linkedFrom);
      return { ...member, occurrences: occurrencesOf(from), linkedFrom: from };
    }),
  }));
}
