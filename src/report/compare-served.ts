import type { AddressComparison } from "../checks/address-comparison";
import type { CanonicalDeclaration } from "../model/canonical";
import type { ServedRow } from "../model/served-report";

type Declarations = readonly CanonicalDeclaration[];
type Keys = Pick<AddressComparison, "keyOf">;

/**
 * Pairs the canonicals of the live page with those of the served HTML, in the
 * order of the page: first what agrees, then what names the same address, then
 * what is left, one by one. A page can declare thousands, hence the keys.
 * live [b], served [a] -> changed; live [a, b], served [a] -> same, added
 */
export function compareServed(live: Declarations, served: Declarations, comparison: Keys): ServedRow[] {
  const partners = new Map<CanonicalDeclaration, CanonicalDeclaration>();
  const left = new Set(served);
  const pairBy = (keyOf: (one: CanonicalDeclaration) => string) => {
    const waiting = groupBy([...left].reverse(), keyOf);
    for (const one of live) {
      if (partners.has(one)) continue;
      const other = waiting.get(keyOf(one))?.pop();
      if (other === undefined) continue;
      partners.set(one, other);
      left.delete(other);
    }
  };
  pairBy((one) => stateKey(one, comparison));
  pairBy((one) => addressKey(one, comparison));
  pairBy(() => "");
  return [
    ...live.map((one) => row(one, partners.get(one) ?? null, comparison)),
    ...[...left].map((one) => row(null, one, comparison)),
  ];
}

function groupBy(
  declarations: Declarations,
  keyOf: (one: CanonicalDeclaration) => string,
): Map<string, CanonicalDeclaration[]> {
  const groups = new Map<string, CanonicalDeclaration[]>();
  for (const one of declarations) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

function row(
  live: CanonicalDeclaration | null,
  served: CanonicalDeclaration | null,
  comparison: Keys,
): ServedRow {
  if (served === null) return { change: "added", live, served };
  if (live === null) return { change: "removed", live, served };
  const agree = stateKey(live, comparison) === stateKey(served, comparison);
  return { change: agree ? "same" : "changed", live, served };
}

/** Same address, in the same place, used or not used alike. */
function stateKey(one: CanonicalDeclaration, comparison: Keys): string {
  return `${one.place} ${one.ignoredBecause === undefined} ${addressKey(one, comparison)}`;
}

/** What names no address is compared as it is written. */
function addressKey({ resolved, rawHref }: CanonicalDeclaration, { keyOf }: Keys): string {
  return resolved === null ? `written ${rawHref}` : keyOf(resolved);
}
