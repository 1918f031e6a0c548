import { expect, test } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { hasDotSegment, removeDotSegments } from "../../src/canonicalize/dot-segments";
import { DEFAULT_POLICY } from "../../src/model/policy";

test.each([
  ["/a/.b/../c", "/a/c"],
  ["/x/./y", "/x/y"],
  ["//.a/..", "//"],
  ["/a/..", "/"],
  ["/a/.", "/a/"],
  ["/../../a", "/a"],
  ["/a/%2E%2e/.%2e/b/%2e", "/b/"],
  ["/", "/"],
])("%s -> %s", (path, left) => {
  expect(removeDotSegments(path)).toBe(left);
});

test.each(["/.well-known/x", "/a..b/", "/...", "/a./b", "/..a"])("%s holds none", (path) => {
  expect(hasDotSegment(path)).toBe(false);
  expect(removeDotSegments(path)).toBe(path);
});

test("no key holds any, whatever the parser left", () => {
  const result = createCanonicalizer(DEFAULT_POLICY)("http://e.com/x/.a/../y?b=/../c#d");
  expect(result).toMatchObject({ ok: true, key: "http://e.com/x/y?b=%2F..%2Fc" });
});
