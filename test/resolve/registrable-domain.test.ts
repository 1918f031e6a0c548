import { expect, test } from "vitest";
import { registrableDomain } from "../../src/resolve";

test.each([
  ["www.shop.example.co.uk", "example.co.uk"],
  ["e.com", "e.com"],
  ["e.com.", "e.com"],
  ["a.github.io", "a.github.io"],
  ["x.a.github.io", "a.github.io"],
  ["github.io", null],
  ["com", null],
  ["localhost", null],
  ["127.0.0.1", null],
  ["[::1]", null],
  ["", null],
])("%s -> %s", (host, domain) => {
  expect(registrableDomain(host)).toBe(domain);
});
