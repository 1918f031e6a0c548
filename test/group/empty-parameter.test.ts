import { expect, test } from "vitest";
import { withoutEmptyParameters } from "../../src/group/empty-parameter";

test.each([
  ["https://e.com/p?color=&size=4", "https://e.com/p?size=4"],
  ["https://e.com/p?color", "https://e.com/p"],
  ["https://e.com/p?a=1&", "https://e.com/p?a=1"],
  ["https://e.com/p?a=b=", "https://e.com/p?a=b="],
  ["https://e.com/p?a=#/x?y=", "https://e.com/p#/x?y="],
  ["https://e.com/p#/x?y=", "https://e.com/p#/x?y="],
  ["https://e.com/p", "https://e.com/p"],
])("%s -> %s", (key, rest) => {
  expect(withoutEmptyParameters(key)).toBe(rest);
});
