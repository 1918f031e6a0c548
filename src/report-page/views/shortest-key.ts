/** Against the shortest of some keys the others show what they have beyond it. */
export function shortestKey(keys: readonly string[]): string {
  return keys.reduce((shortest, key) => (key.length < shortest.length ? key : shortest));
}
