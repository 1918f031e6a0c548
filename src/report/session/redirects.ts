import type { RedirectOutcome } from "../../model/navigation";
import type { CheckedPage, SessionRedirect } from "../../model/session";

/** What shows no redirect: the address answered itself, or nobody asked. */
const NO_REDIRECT: ReadonlySet<RedirectOutcome> = new Set(["ok", "skipped", "refused", "not-observable"]);

type Chain = Omit<SessionRedirect, "pages">;

function chainsOf({ navigation, redirects }: CheckedPage): Chain[] {
  const visited: Chain[] = navigation.observed ? [{ ...chain(navigation), seen: "visited" }] : [];
  return [...visited, ...redirects.map((checked): Chain => ({ ...chain(checked), seen: "checked" }))];
}

const chain = ({ start, hops, finalUrl, outcome }: Omit<Chain, "seen">): Omit<Chain, "seen"> => ({
  start,
  hops,
  finalUrl,
  outcome,
});

/**
 * The redirects seen in the session, each once, with the pages it was seen from: on the
 * way to a page, or by a check of its links.
 * `/a` and `/b` both link `/old`, which answers 301 -> one chain from `/old`, pages `/a`, `/b`
 */
export function sessionRedirects(pages: readonly CheckedPage[]): SessionRedirect[] {
  const seen = new Map<string, { readonly chain: Chain; readonly pages: Set<string> }>();
  for (const page of pages) {
    for (const one of chainsOf(page)) {
      if (NO_REDIRECT.has(one.outcome)) continue;
      const name = `${one.seen} ${one.start} ${one.finalUrl} ${one.outcome}`;
      const known = seen.get(name) ?? { chain: one, pages: new Set<string>() };
      known.pages.add(page.url);
      seen.set(name, known);
    }
  }
  return [...seen.values()].map(({ chain: one, pages: from }) => ({ ...one, pages: [...from] }));
}
