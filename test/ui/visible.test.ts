import { expect, it } from "vitest";
import { beginning, visible } from "../../src/ui/visible";

it("spells out what cannot be seen or turns the text", () => {
  expect(visible("a\u202eb\u200b\n\u2066\ufeff\u0085")).toBe(
    "a[U+202E]b[U+200B][U+000A][U+2066][U+FEFF][U+0085]",
  );
});

it("leaves every script as it is", () => {
  for (const text of ["שלום", "日本語", "ü", "😀", "a b"]) expect(visible(text)).toBe(text);
});

it("names the length of what it cuts", () => {
  expect(beginning("abcdef", 3)).toBe("abc… (6)");
  expect(beginning("abc", 3)).toBe("abc");
});
