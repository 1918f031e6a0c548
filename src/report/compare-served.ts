import type { AddressComparison } from "../checks/address-comparison";
import type { CanonicalDeclaration } from "../model/report";
import type { ServedRow } from "../model/served-report";

type Declarations = readonly CanonicalDeclaration[];

/**
 * Pairs the canonicals of the live page with those of the served HTML, in the
 * order of the page: first what agrees, then what is left, one by one.
 * live [b], served [a] -> changed; live [a, b], served [a] -> same, added
 */
export function compareServed(
  live: Declarations,
  served: Declarations,
  comparison: Pick<AddressComparison, "same">,
): ServedRow[] {
  const partners = new Map<CanonicalDeclaration, CanonicalDeclaration>();
  const left = new Set(served);
  const pair = (matches: (one: CanonicalDeclaration, other: CanonicalDeclaration) => boolean) => {
    for (const one of live) {
      if (partners.has(one)) continue;
      const other = [...left].find((candidate) => matches(one, candidate));
      if (other === undefined) continue;
      partners.set(one, other);
      left.delete(other);
    }
  };
  pair((one, other) => agree(one, other, comparison));
  pair((one, other) => sameAddress(one, other, comparison));
  pair(() => true);
  return [
    ...live.map((one) => row(one, partners.get(one) ?? null, comparison)),
    ...[...left].map((one) => row(null, one, comparison)),
  ];
}

function row(
  live: CanonicalDeclaration | null,
  served: CanonicalDeclaration | null,
  comparison: Pick<AddressComparison, "same">,
): ServedRow {
  if (served === null) return { change: "added", live, served };
  if (live === null) return { change: "removed", live, served };
  return { change: agree(live, served, comparison) ? "same" : "changed", live, served };
}

/** Same address, in the same place, used or not used alike. */
function agree(
  one: CanonicalDeclaration,
  other: CanonicalDeclaration,
  comparison: Pick<AddressComparison, "same">,
): boolean {
  return (
    one.place === other.place &&
    (one.ignoredBecause === undefined) === (other.ignoredBecause === undefined) &&
    sameAddress(one, other, comparison)
  );
}

function sameAddress(
  one: CanonicalDeclaration,
  other: CanonicalDeclaration,
  { same }: Pick<AddressComparison, "same">,
): boolean {
  if (one.resolved === null || other.resolved === null) return one.rawHref === other.rawHref;
  return same(one.resolved, other.resolved);
}
