import { expect, it } from "vitest";
import { withoutPassword } from "../../../src/redirects/link-check/without-password";

it.each([
  ["http://me:secret@a.example/p", "http://a.example/p"],
  ["//me:secret@a.example/p?q=1", "//a.example/p?q=1"],
  ["https:\\\\me:secret@a.example\\p", "https:\\\\a.example\\p"],
  ["https://me:se@cret@a.example", "https://a.example"],
  ["/p?mail=me@a.example", "/p?mail=me@a.example"],
  ["https://a.example/@handle", "https://a.example/@handle"],
  ["mailto:me@a.example", "mailto:me@a.example"],
  ["", ""],
])("%s becomes %s", (location, shown) => {
  expect(withoutPassword(location)).toBe(shown);
});
