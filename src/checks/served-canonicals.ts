import type { CheckContext } from "./check";
import { type UsableDeclaration, usableDeclarations } from "./effective-canonical";

/** The canonicals a parser finds in the HTML as served, and those of the live page. */
export interface ServedAndLive {
  readonly served: readonly UsableDeclaration[];
  readonly live: readonly UsableDeclaration[];
}

/**
 * What Google would use of the HTML before and after scripts ran; null where the
 * HTML was not fetched again, or is not of this page.
 */
export function servedAndLive({ canonical, served }: CheckContext): ServedAndLive | null {
  if (served === undefined || served.notComparable !== null) return null;
  return {
    served: canonical.declarations.filter(
      (one): one is UsableDeclaration =>
        one.source === "served-html" && one.resolved !== null && one.ignoredBecause === undefined,
    ),
    live: usableDeclarations(canonical.declarations).filter(({ source }) => source === "html"),
  };
}
