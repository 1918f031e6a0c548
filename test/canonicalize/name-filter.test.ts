import { expect, test } from "vitest";
import { compileNameFilter } from "../../src/canonicalize/name-filter";
import { GLOBAL_NAMES, HOST_NAMES } from "../../src/canonicalize/tracking-parameters";
import { DEFAULT_POLICY } from "../../src/model/policy";

function mayBeJudged(name: string, changes = {}): boolean {
  return compileNameFilter({ ...DEFAULT_POLICY, ...changes })(name, 0, name.length);
}

test("no name that goes is passed over", () => {
  const names = [...GLOBAL_NAMES, ...HOST_NAMES].map(([name]) => name);
  names.push(
    "utm_x",
    "UTM_ANYTHING_AT_ALL",
    "aspsessionidabcdefgh",
    "cfid",
    "CFTOKEN",
    "PHPSESSID",
    "ref_src",
  );
  expect(names.filter((name) => !mayBeJudged(name) || !mayBeJudged(name.toUpperCase()))).toEqual([]);
});

test("ordinary names are passed over", () => {
  expect(["page", "q", "id", "lang", "sort"].filter((name) => mayBeJudged(name))).toEqual([]);
});

test("names of the site count, and an allowlist concerns every name", () => {
  expect(mayBeJudged("page", { drop: ["page"] })).toBe(true);
  expect(mayBeJudged("page", { drop: ["*ge"] })).toBe(true);
  expect(mayBeJudged("page", { drop: ["pa*"] })).toBe(true);
  expect(mayBeJudged("page", { keepOnly: [] })).toBe(true);
});
