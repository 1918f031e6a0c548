import { cleanPath } from "../canonicalize";
import type { ReportLink } from "../model/link";
import type { DuplicateGroup, GroupUrl } from "../model/report";
import type { AppliedRule, Canonicalization } from "../model/rule";
import { entry } from "./entry";
import { withoutFragment } from "./page-identity";
import { groupReason } from "./reason";

type Canonicalizer = (url: string) => Canonicalization;

interface Member {
  readonly url: string;
  readonly rules: readonly AppliedRule[];
  readonly links: number[];
  isPage: boolean;
}

/** Members by URL, by key. */
type Members = Map<string, Map<string, Member>>;

/**
 * The accepted links, and the audited page itself, that share a key under different
 * URLs: largest first, those that differ by fragment only after all others.
 * links `/p`, `/p?utm_source=x` -> one group, key `/p`, two URLs
 */
export function groupLinks(
  links: readonly ReportLink[],
  pageUrl: string,
  canonicalizer: Canonicalizer,
): DuplicateGroup[] {
  const members: Members = new Map();
  const page = canonicalizer(pageUrl);
  if (page.ok) memberFor(members, page.key, pageUrl, page.rules).isPage = true;
  for (const { outcome, url, key, rules, index } of links) {
    if (outcome === "accepted" && url !== null && key !== undefined) {
      memberFor(members, key, url, rules).links.push(index);
    }
  }
  const groups: Ranked[] = [];
  for (const [key, byUrl] of members) {
    if (byUrl.size > 1) groups.push(rank(key, [...byUrl.values()]));
  }
  return groups.sort(largestFirst).map(({ group }) => group);
}

interface Ranked {
  readonly group: DuplicateGroup;
  readonly pages: number;
  readonly occurrences: number;
}

function memberFor(members: Members, key: string, url: string, rules: readonly AppliedRule[]): Member {
  const byUrl = entry(members, key, () => new Map<string, Member>());
  return entry(byUrl, url, () => ({ url, rules, links: [], isPage: false }));
}

function rank(key: string, members: readonly Member[]): Ranked {
  const pages = new Set(members.map(({ url }) => withoutFragment(url, key))).size;
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
