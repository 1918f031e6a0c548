import { expect, test } from "vitest";
import { joinOrigin, splitOrigin } from "../../../src/canonicalize/origin";
import { www } from "../../../src/canonicalize/steps/www";

test.each([
  ["https://www.e.com", "https://e.com"],
  ["https://www.www.e.com:8443", "https://e.com:8443"],
  ["https://www.www.com", "https://www.com"],
])("%s -> %s", (before, after) => {
  const origin = splitOrigin(before);
  expect(www(origin)).toEqual({ rule: "www" });
  expect(joinOrigin(origin)).toBe(after);
});

test.each([
  "https://www.com",
  "https://www3288.com",
  "https://wwwe.com",
  "https://e.www.com",
  "https://www..com",
])("%s stays", (text) => {
  expect(www(splitOrigin(text))).toBeNull();
});
