import { expect, it } from "vitest";
import { shownHref } from "../../src/ui/shown-href";

it("hides the password, shows the invisible, names the length", () => {
  expect(shownHref("//me:pw@a.example/\u202ex", 100)).toBe("//me:***@a.example/[U+202E]x");
  expect(shownHref(`//me:pw@a.example/${"x".repeat(100)}`, 10)).toBe("//me:***@a… (119)");
});
