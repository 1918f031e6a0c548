import { expect, test } from "vitest";
import { compileNames, matchedName } from "../../src/canonicalize/name-pattern";

test.each([
  ["id", "id", true],
  ["id", "idx", false],
  ["ID", "id", true],
  ["utm_*", "UTM%5Fsource", true],
  ["utm_*", "xutm_source", false],
  ["*id", "clickid", true],
  ["*id", "idx", false],
  ["a*b*c", "axxbxxc", true],
  ["a*b*c", "axxcxxb", false],
  ["a*a", "a", false],
  ["*", "", true],
  ["a.b", "axb", false],
  ["größe", "gr%C3%B6%C3%9Fe", true],
  ["a b", "a+b", true],
  ["filter[*]", "filter%5Bx%5D", true],
])("%s means %s: %s", (pattern, rawName, meant) => {
  expect(compileNames([pattern])(matchedName(rawName))).toBe(meant);
});

test("a pattern with a lone surrogate does no harm", () => {
  expect(compileNames(["\ud800"])("a")).toBe(false);
});
