import { isTrackingName, keyUnder } from "../canonicalize";
import type { ParameterUse } from "../model/group";
import type { Policy } from "../model/policy";
import { carriedParameters } from "./carried-parameters";
import { entry } from "./entry";
import { withoutFragment } from "./page-identity";
import type { KeyedLink } from "./pages";
import { namesThatAloneVary } from "./varying-names";

interface Use {
  links: number;
  tracking: boolean;
  readonly values: Set<string>;
  readonly exampleUrl: string;
}

/**
 * The parameters of all accepted links, most used first; names in their decoded form.
 * `/p?page=1`, `/p?page=2` -> `{ name: "page", links: 2, distinctValues: 2, variesOnlyBy: true }`
 */
export function parameterInventory(links: readonly KeyedLink[], policy: Policy): ParameterUse[] {
  const keyOf = keyUnder(policy);
  const uses = new Map<string, Use>();
  const keys = new Map<string, string>();
  for (const { outcome, url, key: known } of links) {
    if (outcome !== "accepted" || url === null) continue;
    countUses(uses, url);
    const key = known ?? keyOf(url);
    keys.set(withoutFragment(url, key), key);
  }
  const varying = namesThatAloneVary(keys);
  const inventory = [...uses].map(([name, { values, ...use }]) => ({
    name,
    ...use,
    distinctValues: values.size,
    variesOnlyBy: varying.has(name),
  }));
  return inventory.sort((a, b) => b.links - a.links || (a.name < b.name ? -1 : 1));
}

function countUses(uses: Map<string, Use>, url: string): void {
  const parameters = carriedParameters(url);
  if (parameters.size === 0) return;
  let host: string | null = null;
  for (const [name, value] of parameters) {
    const use = entry(uses, name, () => ({ links: 0, tracking: false, values: new Set(), exampleUrl: url }));
    use.links++;
    use.values.add(value);
    if (use.tracking) continue;
    host ??= new URL(url).hostname;
    use.tracking = isTrackingName(name, host);
  }
}
