/**
 * A number in at most four characters, rounded down: a badge has no room for more.
 * 999 -> `999`, 1234 -> `1.2k`, 12345 -> `12k`, 123456 -> `123k`, 3000000 -> `3M`
 */
export function shortCount(count: number): string {
  if (count < 1_000) return String(count);
  if (count < 10_000) return `${Math.floor(count / 100) / 10}k`;
  if (count < 1_000_000) return `${Math.floor(count / 1_000)}k`;
  return `${Math.min(999, Math.floor(count / 1_000_000))}M`;
}
