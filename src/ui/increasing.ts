/**
 * Which positions of a list of numbers stay when as few as possible are taken
 * out to leave it increasing: O(n log n) patience sorting.
 *
 *     [2, 0, 1, 3] -> {1, 2, 3}, the positions of 0, 1 and 3
 */
export function longestIncreasing(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: number[] = [];
  numbers.forEach((value, i) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[i] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = i;
  });
  const kept = new Set<number>();
  for (let i = tails.at(-1) ?? -1; i >= 0; i = before[i] ?? -1) kept.add(i);
  return kept;
}
