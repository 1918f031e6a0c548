import { expect, test } from "vitest";
import { formBytes, formText } from "../../src/canonicalize/form-text";

test.each([
  ["a+%C3%A9", "a \u00c3\u00a9"],
  ["%zz%", "%zz%"],
  ["plain", "plain"],
])("bytes of %s", (text, bytes) => {
  expect(formBytes(text)).toBe(bytes);
});

test.each([
  ["caf%C3%A9+x", "café x"],
  ["%E9", "%E9"],
  ["%2B%26", "+&"],
  ["%", "%"],
])("%s reads %s", (text, read) => {
  expect(formText(text)).toBe(read);
});
