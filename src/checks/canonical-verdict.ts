import type {
  CanonicalDeclaration,
  CanonicalRelation,
  CanonicalReport,
  EffectiveCanonical,
} from "../model/canonical";
import type { Policy } from "../model/policy";
import { type AddressComparison, createComparison, siteFrom } from "./address-comparison";
import { canonicalRelation, effectiveCanonical } from "./effective-canonical";

export interface CanonicalJudgementInput {
  readonly declarations: readonly CanonicalDeclaration[];
  readonly pageUrl: string;
  /** False where the response's headers were not seen: a `Link` header may exist all the same. */
  readonly headersObserved: boolean;
  readonly policy: Policy;
  readonly registrableDomain: (host: string) => string | null;
}

/** Effective canonical, its relation to the page, and the sentence that says both. */
export function judgeCanonical(
  input: CanonicalJudgementInput,
): Pick<CanonicalReport, "effective" | "relation" | "verdict"> {
  const comparison = createComparison(input.policy, siteFrom(input.registrableDomain));
  const effective = effectiveCanonical(input.declarations, comparison);
  const relation = canonicalRelation(effective, input.pageUrl, comparison);
  const verdict = canonicalVerdict(effective, relation, input, comparison);
  return { effective, relation, verdict };
}

/**
 * One sentence an auditor can quote: what the canonical says and whether that is
 * usual. ({ url }, "identical") -> "Self-referential: the canonical is this page's own address."
 */
export function canonicalVerdict(
  effective: EffectiveCanonical,
  relation: CanonicalRelation,
  page: { readonly pageUrl: string; readonly headersObserved: boolean },
  comparison: Pick<AddressComparison, "differences">,
): string {
  if ("none" in effective) {
    const unseen = page.headersObserved ? "" : "; the HTTP Link header was not observed";
    return `No canonical: ${effective.none}${unseen}.`;
  }
  if ("conflict" in effective) {
    return `Conflicting canonicals: the page names ${effective.conflict.length} different addresses, ${listed(effective.conflict)}; search engines may ignore them all.`;
  }
  const differences = comparison.differences(effective.url, page.pageUrl) ?? [];
  return sentence(relation, effective.url, differences.join(" and "));
}

function sentence(relation: CanonicalRelation, url: string, differences: string): string {
  switch (relation) {
    case "identical":
      return "Self-referential: the canonical is this page's own address.";
    case "equal":
      return `Self-referential: the canonical ${url} is this page's address in another spelling.`;
    case "equal-but-tracking":
      return `Self-referential but for tracking: the canonical is ${url}, this page's address with other tracking parameters or session ids.`;
    case "other-page":
      if (isRoot(url)) return `Canonicalised to the site root: the canonical of this page is ${url}.`;
      return `Canonicalised: the canonical names another page of this host, ${url}.`;
    case "other-host":
      return `Canonicalised to another host of this site: ${url}.`;
    case "other-site":
      return `Canonicalised to another site: ${url}; do not trust it before you know why.`;
    default:
      return `Almost self-referential: the canonical ${url} differs from this page's address by ${differences}.`;
  }
}

function isRoot(url: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname === "/" && search === "";
}

/** The first three; a hostile page can declare thousands. */
function listed(urls: readonly string[]): string {
  const shown = urls.slice(0, 3).join(", ");
  return urls.length > 3 ? `${shown} and ${urls.length - 3} more` : shown;
}
