/**
 * The value of a key, made and kept where there is none yet.
 * `(new Map(), "a", () => [])` -> `[]`, now under `a`
 */
export function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
