import { expect, it } from "vitest";
import { shortCount } from "../../src/report/short-count";

it.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1_000, "1k"],
  [1_234, "1.2k"],
  [9_999, "9.9k"],
  [12_345, "12k"],
  [999_999, "999k"],
  [3_000_000, "3M"],
  [5_000_000_000, "999M"],
])("writes %i as %s", (count, text) => {
  expect(shortCount(count)).toBe(text);
  expect(shortCount(count).length).toBeLessThanOrEqual(4);
});
