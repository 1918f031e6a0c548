import { parameterInventory } from "../../group";
import { carriedParameters } from "../../group/carried-parameters";
import type { Policy } from "../../model/policy";
import type { SessionParameter } from "../../model/session";
import type { SessionRow } from "./rows";

interface Carriers {
  links: number;
  readonly pages: Set<string>;
}

function carriersByName(rows: readonly SessionRow[]): ReadonlyMap<string, Carriers> {
  const carriers = new Map<string, Carriers>();
  for (const { link, page } of rows) {
    for (const name of carriedParameters(link.url).keys()) {
      const known = carriers.get(name) ?? { links: 0, pages: new Set() };
      known.links += link.count;
      known.pages.add(page);
      carriers.set(name, known);
    }
  }
  return carriers;
}

/**
 * The parameters of all links of the session with the pages that carry them, most used first.
 * `/a` links `/p?page=1` twice, `/b` links `/p?page=2` -> `{ name: "page", links: 3, distinctValues: 2, pages: ["/a", "/b"] }`
 */
export function sessionParameters(rows: readonly SessionRow[], policy: Policy): SessionParameter[] {
  const carriers = carriersByName(rows);
  return parameterInventory(rows, policy)
    .map((use) => {
      const { links = use.links, pages = new Set<string>() } = carriers.get(use.name) ?? {};
      return { ...use, links, pages: [...pages] };
    })
    .sort((one, other) => other.links - one.links || (one.name < other.name ? -1 : 1));
}
