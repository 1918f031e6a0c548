import { expect, test } from "vitest";
import { cleanPath } from "../../src/canonicalize";

test.each([
  ["/a/b?x=1&y=2", "/a/b"],
  ["/a?b?c", "/a"],
  ["/a#b?c", "/a"],
  ["/%7Ejane/index.html", "/~jane/index.html"],
  ["/T%F6nen", "/T%F6nen"],
  ["/T%f6nen", "/T%F6nen"],
  ["/Tönen", "/T%C3%B6nen"],
  ["/T%C3%B6nen", "/T%C3%B6nen"],
  ["/a/../b/./c//d/", "/b/c/d"],
  ["/a/%2e%2e/b%2Fc", "/b/c"],
  ["/../..", "/"],
  ["/%3Fa%23b", "/?a#b"],
  ["/100%", "/100%"],
  ["/a%2541", "/a%41"],
  ["", "/"],
  ["a/..", "/"],
  ["../a/../..", "../.."],
  ["?x", "/"],
  ["//a//b", "//a/b"],
  ["///a", "/a"],
  ["https://e.com/a/?b", "/a"],
  ["https://e.com", "/"],
  ["HTTPS://E.com:8443?x", "/"],
  ["/\ud800", "/%EF%BF%BD"],
])("%j -> %s", (url, path) => {
  expect(cleanPath(url)).toBe(path);
});
