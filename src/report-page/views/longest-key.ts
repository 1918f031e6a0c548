/** Against the longest of some keys the others show what they lack: nothing is marked twice. */
export function longestKey(keys: readonly string[]): string {
  return keys.reduce((longest, key) => (key.length > longest.length ? key : longest), "");
}
