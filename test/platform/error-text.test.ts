import { expect, it } from "vitest";
import { errorText } from "../../src/platform/error-text";

it.each([
  [new Error("The disk is full"), "The disk is full"],
  ["The disk is full", "The disk is full"],
  [undefined, "undefined"],
])("%s says %s", (thrown, text) => {
  expect(errorText(thrown)).toBe(text);
});
