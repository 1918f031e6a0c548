import type { KeyedLink } from "../../group";
import type { Canonicalization } from "../../model/rule";
import type { CheckedPage, SessionLink } from "../../model/session";

/** One address as one page of the session links it. */
export interface SessionRow extends KeyedLink {
  /** The page that links it. */
  readonly page: string;
  readonly link: SessionLink;
}

/** The same answer for the same address: menus repeat most of them on every page. */
function remembering(canonicalizer: (url: string) => Canonicalization): (url: string) => Canonicalization {
  const known = new Map<string, Canonicalization>();
  return (url) => {
    const found = known.get(url) ?? canonicalizer(url);
    known.set(url, found);
    return found;
  };
}

/**
 * All links of all pages under one policy, numbered through, an address a page once.
 * pages `/a` with `/x` twice, `/b` with `/x` -> two rows of `/x`, counts 2 and 1
 */
export function sessionRows(
  pages: readonly CheckedPage[],
  canonicalizer: (url: string) => Canonicalization,
): SessionRow[] {
  const canonicalize = remembering(canonicalizer);
  const rows: SessionRow[] = [];
  for (const { url: page, links } of pages) {
    for (const link of links) {
      const keyed = canonicalize(link.url);
      if (!keyed.ok) continue;
      const key = link.cut === undefined ? keyed.key : `${keyed.key}${link.cut}`;
      const { url } = link;
      rows.push({ index: rows.length, outcome: "accepted", url, key, rules: keyed.rules, page, link });
    }
  }
  return rows;
}
