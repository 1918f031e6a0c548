import { expect, test } from "vitest";
import { trailingSlash } from "../../../src/canonicalize/steps/trailing-slash";

function partsWith(path: string) {
  return { origin: "https://e.com", path, query: "A=//", fragment: null };
}

test.each([["/product/42/", "/product/42"]])("%s -> %s", (before, after) => {
  const parts = partsWith(before);
  expect(trailingSlash(parts)).toEqual({ rule: "trailing-slash" });
  expect(parts).toEqual(partsWith(after));
});

test.each(["/", "/a", "//", "/a//"])("%s stays", (path) => {
  expect(trailingSlash(partsWith(path))).toBeNull();
});
