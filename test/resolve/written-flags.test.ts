import { expect, test } from "vitest";
import { writtenFlags } from "../../src/resolve/written-flags";

test.each([
  ["/a", "https", []],
  ["HTTPS:x", "https", ["scheme-relative"]],
  ["http:x", "https", []],
  ["https:\\\\x", "https", ["backslash"]],
  ["\u0000/a", "https", ["surrounding-whitespace"]],
  ["/a\u007fb", "https", ["control-character"]],
])("%j under %s: %j", (href, scheme, flags) => {
  expect(writtenFlags(href, scheme)).toEqual(flags);
});
