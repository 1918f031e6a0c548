import { expect, it } from "vitest";
import { targetOf } from "../../../src/report-page/table/keys";

it.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 9, 9],
  ["ArrowUp", 0, 0],
  ["PageDown", 2, 7],
  ["PageUp", 2, 0],
  ["Home", 5, 0],
  ["End", 5, 9],
  ["Escape", 5, -1],
  ["a", 5, null],
])("%s at %i goes to %j", (key, selected, target) => expect(targetOf(key, selected, 10, 5)).toBe(target));

it("goes nowhere in an empty table", () => expect(targetOf("ArrowDown", -1, 0, 5)).toBeNull());
