import { expect, test } from "vitest";
import { splitOrigin } from "../../../src/canonicalize/origin";
import { trailingDot } from "../../../src/canonicalize/steps/trailing-dot";

test.each([
  ["https://e.com.", "e.com"],
  ["https://e.com.:8443", "e.com"],
])("%s -> %s", (text, host) => {
  const origin = splitOrigin(text);
  expect(trailingDot(origin)).toEqual({ rule: "trailing-dot" });
  expect(origin.host).toBe(host);
});

// A second dot would have to go the next time: the key of the key must be itself.
test.each(["https://e.com", "https://e.com..", "https://."])("%s stays", (text) => {
  expect(trailingDot(splitOrigin(text))).toBeNull();
});
