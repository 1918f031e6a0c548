import { expect, test } from "vitest";
import { emptyQuery } from "../../../src/canonicalize/steps/empty-query";

test.each([
  ["", null, true],
  ["a=1", "a=1", false],
  ["&", "&", false],
  [null, null, false],
])("query %j becomes %j", (query, left, changed) => {
  const parts = { origin: "https://e.com", path: "/", query, fragment: null };
  expect(emptyQuery(parts)).toEqual(changed ? { rule: "empty-query" } : null);
  expect(parts.query).toBe(left);
});
