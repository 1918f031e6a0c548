import { expect, test } from "vitest";
import { type RemovedNames, tellRemoved } from "../../src/canonicalize/removed-names";
import type { AppliedRule } from "../../src/model/rule";

function told(removed: RemovedNames): AppliedRule[] {
  const rules: AppliedRule[] = [];
  tellRemoved(removed, rules);
  return rules;
}

test("rules in their order, each name once", () => {
  expect(
    told([
      ["dropped-parameter", "x"],
      ["tracking-parameter", "gclid"],
      ["session-id", "sid"],
      ["tracking-parameter", "gclid"],
      ["tracking-parameter", "utm_id"],
    ]),
  ).toEqual([
    { rule: "session-id", removed: ["sid"] },
    { rule: "tracking-parameter", removed: ["gclid", "utm_id"] },
    { rule: "dropped-parameter", removed: ["x"] },
  ]);
});

test("one, and none", () => {
  expect(told([["session-id", "sid"]])).toEqual([{ rule: "session-id", removed: ["sid"] }]);
  expect(told([])).toEqual([]);
});
