import { expect, test } from "vitest";
import { joinOrigin, splitOrigin } from "../../../src/canonicalize/origin";
import { https } from "../../../src/canonicalize/steps/https";

test.each([
  ["http://e.com", "https://e.com"],
  ["http://e.com:443", "https://e.com"],
  ["http://e.com:8080", "https://e.com:8080"],
])("%s -> %s", (before, after) => {
  const origin = splitOrigin(before);
  expect(https(origin)).toEqual({ rule: "https" });
  expect(joinOrigin(origin)).toBe(after);
});

test("https stays, whatever its port", () => {
  expect(https(splitOrigin("https://e.com:80"))).toBeNull();
});
