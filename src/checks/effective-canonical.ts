import type { CanonicalDeclaration, CanonicalRelation, EffectiveCanonical } from "../model/canonical";
import type { AddressComparison } from "./address-comparison";

/** A declaration Google would use, with the URL it names. */
export interface UsableDeclaration extends CanonicalDeclaration {
  readonly resolved: string;
}

/** Declarations nothing speaks against. Served HTML is evidence of a change, not a second vote. */
export function usableDeclarations(declarations: readonly CanonicalDeclaration[]): UsableDeclaration[] {
  return declarations.filter(
    (declaration): declaration is UsableDeclaration =>
      declaration.source !== "served-html" &&
      declaration.resolved !== null &&
      declaration.ignoredBecause === undefined,
  );
}

/**
 * The canonical Google would read from the page: the one URL that all usable
 * declarations name, or the conflict, or why there is none (RFC 6596 section 3;
 * Google, consolidate duplicate URLs). Several spellings of one address agree.
 * `/topic/page` and `https://a.example/topic/page` on a.example -> { url }
 */
export function effectiveCanonical(
  declarations: readonly CanonicalDeclaration[],
  comparison: Pick<AddressComparison, "keyOf">,
): EffectiveCanonical {
  const distinct = new Map<string, string>();
  for (const { resolved } of usableDeclarations(declarations)) {
    const key = comparison.keyOf(resolved);
    if (!distinct.has(key)) distinct.set(key, resolved);
  }
  const urls = [...distinct.values()];
  const [only] = urls;
  if (only === undefined) return { none: whyNone(declarations) };
  return urls.length === 1 ? { url: only } : { conflict: urls };
}

/** How the effective canonical relates to the page's own address. */
export function canonicalRelation(
  effective: EffectiveCanonical,
  pageUrl: string,
  comparison: Pick<AddressComparison, "relation">,
): CanonicalRelation {
  if ("none" in effective) return "none";
  if ("conflict" in effective) return "conflict";
  return comparison.relation(effective.url, pageUrl);
}

function whyNone(declarations: readonly CanonicalDeclaration[]): string {
  const live = declarations.filter((declaration) => declaration.source !== "served-html");
  const [first] = live;
  if (first === undefined) return "the page declares no canonical";
  const because = first.ignoredBecause ?? "it names no URL";
  if (live.length === 1) return `the only canonical is not used: ${because}`;
  return `none of the ${live.length} canonicals is used; of the first: ${because}`;
}
