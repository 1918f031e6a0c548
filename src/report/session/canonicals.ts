import { createComparison, siteFrom } from "../../checks/address-comparison";
import type { Policy } from "../../model/policy";
import type { CanonicalKind, CheckedPage, SessionCanonical } from "../../model/session";
import { siteOfHost } from "../site-policy";

type KeyOf = (url: string) => string;

/** Where an address leads: to a page of the session, by itself or through redirects that were seen. */
interface Known {
  readonly page: CheckedPage;
  readonly redirects: boolean;
}

function pagesByAddress(pages: readonly CheckedPage[], keyOf: KeyOf): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const page of pages) {
    if (!page.navigation.observed) continue;
    for (const { url } of page.navigation.hops) known.set(keyOf(url), { page, redirects: true });
  }
  for (const page of pages) known.set(keyOf(page.url), { page, redirects: false });
  return known;
}

type Walk = Omit<SessionCanonical, "page" | "names">;

/** One that several pages could be meant by decides nothing. */
const onlyCanonical = ({ canonicals }: CheckedPage): string | null =>
  canonicals.length === 1 ? (canonicals[0] ?? null) : null;

function restKind(steps: readonly CheckedPage[]): CanonicalKind {
  if (steps.length === 1) return "self";
  return steps.length === 2 ? "settled" : "chain";
}

/** A circle is known by the first of its addresses, wherever one enters it. */
function circleOf(steps: readonly CheckedPage[], again: number): Pick<Walk, "kind" | "end"> {
  const circle = steps.slice(again).map(({ url }) => url);
  const kind = again === 0 && circle.length === 2 ? "mutual" : "loop";
  return { kind, end: circle.toSorted()[0] ?? null };
}

/**
 * From canonical to canonical, until a page names itself, nothing or several, or one
 * that was not audited or was passed already.
 */
function walk(page: CheckedPage, known: ReadonlyMap<string, Known>, keyOf: KeyOf): Walk {
  const way = [page.url];
  const steps = [page];
  let redirects = false;
  if (page.canonicals.length !== 1) {
    return { kind: page.canonicals.length === 0 ? "none" : "conflict", way, end: null, redirects };
  }
  for (let now = page; ; ) {
    const url = onlyCanonical(now);
    const next = url === null ? null : (known.get(keyOf(url)) ?? null);
    redirects ||= next?.redirects === true;
    if (url === null || next?.page === now) {
      return { kind: restKind(steps), way, end: now.url, redirects };
    }
    way.push(url);
    if (next === null) {
      return { kind: steps.length > 1 ? "chain" : "not-audited", way, end: url, redirects };
    }
    const again = steps.indexOf(next.page);
    if (again !== -1) return { ...circleOf(steps, again), way, redirects };
    steps.push(next.page);
    now = next.page;
  }
}

/**
 * What each page's canonical comes to when one follows it through the session (RFC 6596
 * section 3: no chains, no circles).
 * `/a` names `/b`, `/b` names `/a` -> both "mutual"
 */
export function sessionCanonicals(pages: readonly CheckedPage[], policy: Policy): SessionCanonical[] {
  const { keyOf } = createComparison(policy, siteFrom(siteOfHost));
  const known = pagesByAddress(pages, keyOf);
  return pages.map((page) => ({
    page: page.url,
    names: page.canonicals,
    ...walk(page, known, keyOf),
  }));
}
