import { expect, test } from "vitest";
import { composePolicies } from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";

test("without a site policy the global one holds", () => {
  expect(composePolicies(DEFAULT_POLICY, null)).toBe(DEFAULT_POLICY);
});

test("what the site decides counts", () => {
  const composed = composePolicies(
    { ...DEFAULT_POLICY, www: true },
    { www: false, https: true, indexNames: ["home"] },
  );
  expect(composed).toEqual({ ...DEFAULT_POLICY, https: true, indexNames: ["home"] });
});

test("drop and keep add up, and the site wins", () => {
  const global = { ...DEFAULT_POLICY, drop: ["a", "b"], keep: ["c", "d"] };
  const composed = composePolicies(global, { drop: ["C", "e"], keep: ["a"] });
  expect(composed.drop).toEqual(["b", "C", "e"]);
  expect(composed.keep).toEqual(["d", "a"]);
});
