import { expect, test } from "vitest";
import { isDisputedHost } from "../../src/resolve/disputed-host";

test.each(["ex%20ample.com", 'a"b.example', "*.example"])("%s is", (host) => {
  expect(isDisputedHost(host)).toBe(true);
});

test.each(["example.com", "a_b.example", "[::1]", "a!$&'()+,;=b.example"])("%s is not", (host) => {
  expect(isDisputedHost(host)).toBe(false);
});
