import { expect, test } from "vitest";
import { parameterOrder } from "../../../src/canonicalize/steps/parameter-order";

function sorted(query: string, order: "name" | "name-value"): string {
  const parameters = query.split("&");
  const applied = parameterOrder(order)(parameters);
  expect(applied === null).toBe(parameters.join("&") === query);
  return parameters.join("&");
}

test.each([
  ["b=2&a=1", "a=1&b=2"],
  ["c=3&b=5&b=2&a=50", "a=50&b=2&b=5&c=3"],
  ["a10=1&a2=2", "a10=1&a2=2"],
  ["ab=1&a=2", "a=2&ab=1"],
  ["a=%C3%A9&a=z", "a=z&a=%C3%A9"],
  ["a+b=1&a-b=1&ab=1", "a+b=1&a-b=1&ab=1"],
  ["%3Da=1&=a", "=a&%3Da=1"],
  ["a&a=", "a&a="],
  ["a=b=2&a=b", "a=b&a=b=2"],
  ["b&a", "a&b"],
])("by name and value %s -> %s", (before, after) => {
  expect(sorted(before, "name-value")).toBe(after);
});

test.each([
  ["b=2&a=2&a=1", "a=2&a=1&b=2"],
  ["s=2&t=1&s=1", "s=2&s=1&t=1"],
  ["a=2&a=1", "a=2&a=1"],
])("by name, stable: %s -> %s", (before, after) => {
  expect(sorted(before, "name")).toBe(after);
});

test("many parameters are sorted alike", () => {
  const names = Array.from({ length: 300 }, (_, index) => `n${(index * 7919) % 300}`);
  const query = names.map((name, index) => `${name}=${index}`).join("&");
  const sortedNames = sorted(query, "name-value")
    .split("&")
    .map((parameter) => parameter.split("=")[0]);
  expect(sortedNames).toEqual(names.toSorted());
});
