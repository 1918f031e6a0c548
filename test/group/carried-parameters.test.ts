import { expect, test } from "vitest";
import { carriedParameters, withoutParameter } from "../../src/group/carried-parameters";

test.each<[string, [string, string][]]>([
  [
    "https://e.com/a;s=1?b=2&b=3",
    [
      ["s", "1"],
      ["b", "2&3"],
    ],
  ],
  [
    "https://e.com/a=b/c?d&=e",
    [
      ["d", ""],
      ["", "e"],
    ],
  ],
  [
    "https://e.com/?a+b=%E9&caf%C3%A9=1",
    [
      ["a b", "%E9"],
      ["café", "1"],
    ],
  ],
  ["https://e.com/#a?b=1", []],
  ["https://e.com/?", []],
])("%s carries %j", (url, parameters) => {
  expect([...carriedParameters(url)]).toEqual(parameters);
});

test.each([
  ["https://e.com/a?b=2&c=3&b=4", "b", "https://e.com/a?c=3"],
  ["https://e.com/a?b=2", "b", "https://e.com/a"],
  ["https://e.com/a?p%5B%5D=2&c=3", "p[]", "https://e.com/a?c=3"],
  ["https://e.com/a?b=2", "c", "https://e.com/a?b=2"],
])("%s without %s is %s", (url, name, rest) => {
  expect(withoutParameter(url, name)).toBe(rest);
});
