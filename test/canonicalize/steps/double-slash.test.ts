import { expect, test } from "vitest";
import { doubleSlash } from "../../../src/canonicalize/steps/double-slash";

function partsWith(path: string) {
  return { origin: "https://e.com", path, query: "A=//", fragment: null };
}

test.each([
  ["/a//b///c", "/a/b/c"],
  ["//", "/"],
])("%s -> %s", (before, after) => {
  const parts = partsWith(before);
  expect(doubleSlash(parts)).toEqual({ rule: "double-slash" });
  expect(parts).toEqual(partsWith(after));
});

test.each(["/", "/a/b", "/a%2F%2Fb"])("%s stays", (path) => {
  expect(doubleSlash(partsWith(path))).toBeNull();
});
