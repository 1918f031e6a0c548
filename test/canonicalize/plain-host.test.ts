import { expect, test } from "vitest";
import { plainPathStart } from "../../src/canonicalize/plain-host";

test.each([
  ["https://e.com/a", 13],
  ["http://a-b.e2.example/", 21],
  ["https://localhost/", 17],
])("%s begins its path at %d", (url, start) => {
  expect(plainPathStart(url)).toBe(start);
  expect(new URL(url).href).toBe(url);
});

test.each([
  "HTTPS://e.com/",
  "https://E.com/",
  "https://e.com",
  "https://e.com:80/",
  "https://me@e.com/",
  "https://e.com./",
  "https://.e.com/",
  "https://a..b/",
  "https://xn--bcher-kva.example/",
  "https://127.0.0.1/",
  "https://a.0x7f/",
  "https://bücher.example/",
  "https:///e.com/",
  "https://e.com\\a",
  "ftp://e.com/",
  `https://${"a".repeat(254)}/`,
  "",
])("%s is left to the parser", (url) => {
  expect(plainPathStart(url)).toBe(-1);
});
