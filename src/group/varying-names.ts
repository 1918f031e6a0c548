import { carriedParameters, withoutParameter } from "./carried-parameters";
import { entry } from "./entry";

/** A URL with more is not compared name by name: the cost would grow with their square. */
const MOST_NAMES = 64;

/**
 * The parameter names that alone tell some of these URLs apart. What the key leaves
 * out (tracking, order) does not count as a difference.
 * `/p?page=1`, `/p?page=2`, `/q?id=1` -> `{ "page" }`
 */
export function namesThatAloneVary(urls: ReadonlyMap<string, string>): ReadonlySet<string> {
  const varying = new Set<string>();
  const keys = new Set(urls.values());
  const seen = new Map<string, Map<string, string>>();
  for (const [url, key] of urls) {
    const written = carriedParameters(url);
    if (written.size > MOST_NAMES) continue;
    let inKey: ReadonlyMap<string, string> | null = null;
    for (const [name, value] of written) {
      // Two links settle most names; the other thousands have nothing to add.
      if (varying.has(name)) continue;
      inKey ??= carriedParameters(key);
      const kept = inKey.get(name);
      const rest = kept === undefined ? key : withoutParameter(key, name);
      // Without the parameter this is another page's key: present or not is a difference too.
      if (kept !== undefined && keys.has(rest)) varying.add(name);
      if (isAnotherValue(seen, name, rest, kept ?? value)) varying.add(name);
    }
  }
  addSometimesAbsent(varying, urls);
  return varying;
}

/** Remembers the first value under which the rest was seen; true for any other. */
function isAnotherValue(
  seen: Map<string, Map<string, string>>,
  name: string,
  rest: string,
  value: string,
): boolean {
  const values = entry(seen, name, () => new Map<string, string>());
  return entry(values, rest, () => value) !== value;
}

/** Names that the key leaves out and that only some URLs of the key carry. */
function addSometimesAbsent(varying: Set<string>, urls: ReadonlyMap<string, string>): void {
  const sizes = new Map<string, number>();
  for (const key of urls.values()) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  const carriers = new Map<string, Map<string, number>>();
  for (const [url, key] of urls) {
    if ((sizes.get(key) ?? 0) < 2) continue;
    let inKey: ReadonlyMap<string, string> | null = null;
    for (const name of carriedParameters(url).keys()) {
      if (varying.has(name)) continue;
      inKey ??= carriedParameters(key);
      if (inKey.has(name)) continue;
      const counts = entry(carriers, name, () => new Map<string, number>());
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  for (const [name, counts] of carriers) {
    for (const [key, count] of counts) if (count < (sizes.get(key) ?? 0)) varying.add(name);
  }
}
