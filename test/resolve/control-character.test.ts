import { expect, test } from "vitest";
import { hasControlCharacter } from "../../src/resolve/control-character";

test.each(["a\tb", "\u0000", "a\u007f", "\u001f"])("%j holds one", (text) => {
  expect(hasControlCharacter(text)).toBe(true);
});

test.each(["", "a b", "é\u0085\u00a0"])("%j holds none", (text) => {
  expect(hasControlCharacter(text)).toBe(false);
});
