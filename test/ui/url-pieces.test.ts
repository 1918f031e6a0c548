import fc from "fast-check";
import { expect, it } from "vitest";
import { urlPieces } from "../../src/ui/url-pieces";

const joined = (url: string) =>
  urlPieces(url)
    .map(({ separator, text }) => separator + text)
    .join("");

it("cuts at every separator of RFC 3986", () => {
  const pieces = urlPieces("https://me@a.example:8080/b;c=1/d?e=1&f#g");
  expect(pieces.map(({ kind, separator, text }) => [kind, separator + text])).toEqual([
    ["scheme", "https:"],
    ["userinfo", "//me"],
    ["host", "@a.example"],
    ["port", ":8080"],
    ["segment", "/b"],
    ["parameter", ";c=1"],
    ["segment", "/d"],
    ["pair", "?e=1"],
    ["pair", "&f"],
    ["fragment", "#g"],
  ]);
});

it.each([
  "",
  "?",
  "#",
  "/",
  "//",
  "///a",
  "a;b",
  "mailto:a@b",
  "http://[::1]:80/x",
  "?a&&b=",
  "\n",
  "a\nb?c\n#d\n",
])("gives back %j", (url) => expect(joined(url)).toBe(url));

it("gives back any string", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (url) => joined(url) === url),
    { numRuns: 500 },
  );
});
