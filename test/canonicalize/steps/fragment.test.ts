import { expect, test } from "vitest";
import type { UrlParts } from "../../../src/canonicalize/parts";
import { fragment, fragmentButRoutes } from "../../../src/canonicalize/steps/fragment";

function partsWith(fragmentText: string | null): UrlParts {
  return { origin: "https://e.com", path: "/", query: null, fragment: fragmentText };
}

test.each(["top", "", "/route", "!x", ":~:text=foo"])("drops #%s", (text) => {
  const parts = partsWith(text);
  expect(fragment(parts)).toEqual({ rule: "fragment" });
  expect(parts.fragment).toBeNull();
});

test("says nothing where there is none", () => {
  expect(fragment(partsWith(null))).toBeNull();
  expect(fragmentButRoutes(partsWith(null))).toBeNull();
});

test.each([
  ["/cart", "/cart"],
  ["!/cart", "!/cart"],
  ["top", null],
  ["", null],
])("with routes kept, #%s leaves %s", (text, left) => {
  const parts = partsWith(text);
  expect(fragmentButRoutes(parts) === null).toBe(left !== null);
  expect(parts.fragment).toBe(left);
});
