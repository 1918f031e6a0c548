import type { CanonicalProblem } from "../model/canonical";

/** Where a declaration points, or what keeps it from pointing anywhere. */
export interface DeclarationTarget {
  readonly resolved: string | null;
  readonly problem?: CanonicalProblem;
}

/**
 * Resolves a canonical's href as the HTML standard does for a link element: an
 * empty one makes no link, although `HTMLLinkElement.href` shows the page's own
 * address then. `known` is the answer of who had the right encoding, if asked.
 * ("", "https://a.example/") -> { resolved: null, problem: "empty" }
 */
export function readTarget(rawHref: string | null, known: string | null, base: string): DeclarationTarget {
  if (rawHref === null) return { resolved: null, problem: "no-href" };
  if (rawHref.trim() === "") return { resolved: null, problem: "empty" };
  if (!URL.canParse(rawHref, base)) return { resolved: null, problem: "unparsable" };
  const url = new URL(known !== null && URL.canParse(known) ? known : rawHref, base);
  url.password = "";
  // Chromium alone accepts a host that still holds an escape.
  if (url.hostname.includes("%")) return { resolved: null, problem: "unparsable" };
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return { resolved: url.href, problem: "unsupported-scheme" };
  }
  return { resolved: url.href };
}
