import { expect, test } from "vitest";
import { trailingSlash } from "../../../src/canonicalize/steps/trailing-slash";

test.each([
  ["/product/42/", "/product/42"],
  ["/", "/"],
  ["/a", "/a"],
  ["//", "/"],
  ["/a//", "/a"],
])("%s ends as %s", (path, left) => {
  expect(path.slice(0, trailingSlash(path, path.length))).toBe(left);
});

test("looks at the end it is given", () => {
  expect(trailingSlash("/a/index.html", 3)).toBe(2);
});
