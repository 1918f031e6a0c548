import { expect, test } from "vitest";
import { escapeCase } from "../../../src/canonicalize/steps/escape-case";

test.each([
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/%aF%Fa%2f", "/%AF%FA%2F"],
  ["/%%4aa", "/%%4Aa"],
  ["/%zz%a", "/%zz%a"],
  ["/plain", "/plain"],
])("%s -> %s", (before, after) => {
  expect(escapeCase(before)).toBe(after);
});
