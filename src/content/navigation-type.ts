import type { NavigationType } from "../model/snapshot";

const TYPES: ReadonlySet<unknown> = new Set<NavigationType>(["push", "replace", "reload", "traverse"]);

/** How this document took its place in the tab's history; null where the browser does not tell. */
export function navigationType(): NavigationType | null {
  // Where the API is missing, a page can put an element of this name in its place.
  const { navigation } = globalThis as {
    readonly navigation?: { readonly activation?: { readonly navigationType?: unknown } | null };
  };
  const type = navigation?.activation?.navigationType;
  return TYPES.has(type) ? (type as NavigationType) : null;
}
