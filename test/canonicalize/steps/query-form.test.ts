import { expect, test } from "vitest";
import { recodeParameter } from "../../../src/canonicalize/steps/query-form";

test.each([
  ["a", "a=", true],
  ["a=", "a=", false],
  ["=b", "=b", false],
  ["q=a%20b", "q=a+b", true],
  ["q=a+b", "q=a+b", false],
  ["q=a%2Bb", "q=a%2Bb", false],
  ["q=a/b:c", "q=a%2Fb%3Ac", true],
  ["a=1%26b=2", "a=1%26b%3D2", true],
  ["q=%E9", "q=%E9", false],
  ["q=%", "q=%25", true],
  ["q=%%41", "q=%25A", true],
  ["q=%zz", "q=%25zz", true],
  ["b=2;a=1", "b=2%3Ba%3D1", true],
  ["q=*~", "q=%2A~", true],
])("%s -> %s", (before, after, recoded) => {
  const look = { recoded: false };
  expect(recodeParameter(before, look)).toBe(after);
  expect(look.recoded).toBe(recoded);
});

test.each([
  ["q=%7e%c3|", "q=~%C3%7C"],
  ["q=%41", "q=A"],
])("%s -> %s is the standard rules' work, and not told as form bytes", (before, after) => {
  const look = { recoded: false };
  expect(recodeParameter(before, look)).toBe(after);
  expect(look.recoded).toBe(false);
});
