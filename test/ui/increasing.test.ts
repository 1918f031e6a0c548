import fc from "fast-check";
import { expect, it } from "vitest";
import { longestIncreasing } from "../../src/ui/increasing";

/** All increasing subsequences, by trying: only for short lists. */
function longestByTrying(numbers: readonly number[]): number {
  const best = (from: number, above: number): number =>
    from === numbers.length
      ? 0
      : Math.max(
          best(from + 1, above),
          (numbers[from] ?? 0) > above ? 1 + best(from + 1, numbers[from] ?? 0) : 0,
        );
  return best(0, Number.NEGATIVE_INFINITY);
}

it("keeps the most positions that leave the list increasing", () => {
  expect([...longestIncreasing([2, 0, 1, 3])].sort()).toEqual([1, 2, 3]);
  expect(longestIncreasing([]).size).toBe(0);
});

it("is increasing and as long as can be", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 10 }), (numbers) => {
      const kept = [...longestIncreasing(numbers)].sort((a, b) => a - b).map((i) => numbers[i] ?? 0);
      expect(kept.every((value, i) => i === 0 || value > (kept[i - 1] ?? 0))).toBe(true);
      expect(kept.length).toBe(longestByTrying(numbers));
    }),
    { numRuns: 300 },
  );
});
