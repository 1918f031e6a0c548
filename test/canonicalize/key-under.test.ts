import { expect, it } from "vitest";
import { keyUnder } from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";

it.each([
  ["http://E.com:80/?utm_source=x#a", "http://e.com/"],
  ["mailto:a@e.com", "mailto:a@e.com"],
  ["no address", "no address"],
])("%s is compared as %s", (url, key) => {
  expect(keyUnder(DEFAULT_POLICY)(url)).toBe(key);
});
