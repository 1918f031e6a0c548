import { expect, it } from "vitest";
import { withoutCredentials } from "../../src/redirects/without-credentials";

it.each([
  ["http://me:secret@a.example/p", "http://a.example/p"],
  ["//me:secret@a.example/p?q=1", "//a.example/p?q=1"],
  ["https:\\\\me:secret@a.example\\p", "https:\\\\a.example\\p"],
  ["https://me:se@cret@a.example", "https://a.example"],
  ["/p?mail=me@a.example", "/p?mail=me@a.example"],
  ["https://a.example/@handle", "https://a.example/@handle"],
  ["mailto:me@a.example", "mailto:me@a.example"],
  ["https:me:secret@a.example/p", "https://a.example/p"],
  ["///me:secret@a.example/p", "///a.example/p"],
  ["https://name@a.example/p", "https://name@a.example/p"],
  ["https://a.example:8080/p?m=x@y", "https://a.example:8080/p?m=x@y"],
  ["", ""],
])("%s becomes %s", (location, shown) => {
  expect(withoutCredentials(location)).toBe(shown);
});
