import { expect, test } from "vitest";
import { isDisputedHost, joinOrigin, originNeedsWork, splitOrigin } from "../../src/canonicalize/origin";

test.each([
  ["https://e.com", { scheme: "https", userinfo: null, host: "e.com", port: "" }],
  ["http://e.com:8080", { scheme: "http", userinfo: null, host: "e.com", port: "8080" }],
  ["https://me:secret@e.com:1", { scheme: "https", userinfo: "me:secret", host: "e.com", port: "1" }],
  ["https://[::1]", { scheme: "https", userinfo: null, host: "[::1]", port: "" }],
  ["https://[::1]:8443", { scheme: "https", userinfo: null, host: "[::1]", port: "8443" }],
])("%s is cut and put together", (text, origin) => {
  expect(splitOrigin(text)).toEqual(origin);
  expect(joinOrigin(splitOrigin(text))).toBe(text);
});

test.each([
  "https://e.com./",
  "https://e.com.:8080/",
  "https://me@e.com/",
  "http://a%20b/",
  'http://a"b/',
  "http://*.e.com/",
])("%s needs work", (href) => {
  expect(originNeedsWork(href, href.length - 1)).toBe(true);
});

test.each(["https://e.com/", "http://e.com:8080/", "https://[::1]:8443/", "https://a.b.c/"])(
  "%s needs none",
  (href) => {
    expect(originNeedsWork(href, href.length - 1)).toBe(false);
  },
);

test("disputed hosts", () => {
  expect(["a%b", 'a"b', "a*b", "a-b"].map(isDisputedHost)).toEqual([true, true, true, false]);
});
