import type { ReportLink } from "../model/link";
import type { AppliedRule, Canonicalization } from "../model/rule";
import { withoutFragment } from "./page-identity";

/** One URL of a page, with the links that name it. */
export interface Member {
  readonly url: string;
  readonly rules: readonly AppliedRule[];
  readonly links: number[];
  isPage: boolean;
}

/** What has one key: nearly always one URL, so that a map of them is made for the others only. */
interface Page {
  readonly first: Member;
  others: Map<string, Member> | null;
}

/** What of a link says which page it leads to. */
export type KeyedLink = Pick<ReportLink, "index" | "outcome" | "url" | "key" | "rules">;

/** Pages by key, in the order the page names them; the audited page comes first. */
export type Pages = ReadonlyMap<string, Page>;

/**
 * The accepted links, and the audited page itself (a session has several), by key and
 * URL: made once, for groups, totals and suspicions are three views of it.
 * links `/p`, `/p?utm_source=x` -> `{ "/p": first `/p`, others `/p?utm_source=x` }`
 */
export function pagesByKey(
  links: readonly KeyedLink[],
  pageUrl: string | readonly string[],
  canonicalizer: (url: string) => Canonicalization,
): Pages {
  const pages = new Map<string, Page>();
  for (const own of typeof pageUrl === "string" ? [pageUrl] : pageUrl) {
    const page = canonicalizer(own);
    if (page.ok) memberFor(pages, page.key, own, page.rules).isPage = true;
  }
  for (const { outcome, url, key, rules, index } of links) {
    if (outcome === "accepted" && url !== null && key !== undefined) {
      memberFor(pages, key, url, rules).links.push(index);
    }
  }
  return pages;
}

function memberFor(
  pages: Map<string, Page>,
  key: string,
  url: string,
  rules: readonly AppliedRule[],
): Member {
  const page = pages.get(key);
  if (page === undefined) {
    const first = newMember(url, rules);
    pages.set(key, { first, others: null });
    return first;
  }
  if (page.first.url === url) return page.first;
  page.others ??= new Map();
  let member = page.others.get(url);
  if (member === undefined) {
    member = newMember(url, rules);
    page.others.set(url, member);
  }
  return member;
}

const newMember = (url: string, rules: readonly AppliedRule[]): Member => ({
  url,
  rules,
  links: [],
  isPage: false,
});

/** All URLs of one page, as they came. */
export const membersOf = ({ first, others }: Page): readonly Member[] =>
  others === null ? [first] : [first, ...others.values()];

/** How many pages these URLs are to a reader of addresses: fragments do not make pages. */
export function distinctAddresses(members: readonly Member[], key: string): number {
  if (members.length < 2) return members.length;
  return new Set(members.map(({ url }) => withoutFragment(url, key))).size;
}
