import { expect, it } from "vitest";
import { isLocalHost } from "../../src/checks/local-host";

it.each([
  "localhost",
  "a.localhost",
  "localhost.",
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.0.4",
  "169.254.1.1",
  "0.0.0.0",
  "[::1]",
  "[fd00::1]",
  "[fe80::1]",
  "printer.local",
  "shop.internal",
  "shop.test",
])("%s is local", (host) => {
  expect(isLocalHost(host)).toBe(true);
});

it.each([
  "example.com",
  "localhost.example.com",
  "notlocalhost",
  "172.32.0.1",
  "11.0.0.1",
  "127.example.com",
  "[2001:db8::1]",
])("%s is not", (host) => {
  expect(isLocalHost(host)).toBe(false);
});
