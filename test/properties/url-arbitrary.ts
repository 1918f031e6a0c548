import fc from "fast-check";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";

/** Pieces that URL code trips over, more often than chance would bring them. */
const PIECES = [
  ..."%%%%0123456789ABCDEFabcdef|^[]{}\\`;;:@,+ !'()*~$<>\"=&&??##//..",
  "%25",
  "%2",
  "%7E",
  "%7e",
  "%2e",
  "%2E%2e",
  "%2F",
  "%E9",
  "%c3%a9",
  "%00",
  "é",
  "ß",
  "日本",
  "😀",
  "\ud800",
  "\u0000",
  "\t",
  "\n",
  "/../",
  "/./",
  "//",
  "/..;jsessionid=1",
  ";jsessionid=A1",
  ";jsessionid=A1/",
  "utm_source=x",
  "&UTM_medium",
  "gclid=1",
  "si=2",
  "sid=4hqa0555fwsecu455xqckv45",
  "PHPSESSID=1",
  "cfid=1&cftoken=2",
  "a=1",
  "b=",
  "index.html",
  "/Index.PHP/",
  "#/route",
  "#!x",
];

const HOSTS = [
  "example.com",
  "EXAMPLE.com",
  "www.example.com",
  "www.www.example.com",
  "www.com",
  "example.com.",
  "example.com..",
  ".example.com",
  "bücher.example",
  "xn--bcher-kva.example",
  "faß.de",
  "127.1",
  "0x7f.1",
  "256.1.1.1",
  "1.2.3",
  "[::1]",
  "[::ffff:1.2.3.4]",
  "www.youtube.com",
  "exa_mple.com",
  "a--b.example",
  "-a.example",
  "ex%61mple.com",
  "ex ample.com",
  "%",
  "",
];

const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(""));

/** URLs of http and https, most of them parsable, rich in what goes wrong. */
export const httpUrl = fc
  .record({
    scheme: fc.constantFrom("http://", "https://", "HTTP://", "http:", "https:/", "http:\\\\"),
    userinfo: fc.constantFrom("", "", "", "", "me@", "me:s%65cret@", ":@", "a@b@"),
    host: fc.constantFrom(...HOSTS),
    port: fc.constantFrom("", "", "", ":80", ":443", ":0080", ":8443", ":", ":65536", ":x"),
    path: text,
    query: fc.option(text, { nil: null }),
    fragment: fc.option(text, { nil: null }),
  })
  .map(({ scheme, userinfo, host, port, path, query, fragment }) => {
    const tail = `${query === null ? "" : `?${query}`}${fragment === null ? "" : `#${fragment}`}`;
    return `${scheme}${userinfo}${host}${port}/${path}${tail}`;
  });

/** Any string at all, URLs among them. */
export const anyString = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  text,
  text.map((tail) => `https://example.com${tail}`),
  httpUrl,
);

const names = fc.subarray(["a", "b", "utm_*", "*", "c*d", "sid", "gclid", "s*"], { maxLength: 3 });

export const anyPolicy: fc.Arbitrary<Policy> = fc.record({
  schema: fc.constant(1 as const),
  tracking: fc.boolean(),
  session: fc.boolean(),
  recodeQuery: fc.boolean(),
  sortQuery: fc.constantFrom("name-value" as const, "name" as const, "off" as const),
  www: fc.boolean(),
  trailingSlash: fc.boolean(),
  directoryIndex: fc.boolean(),
  pathCase: fc.boolean(),
  https: fc.boolean(),
  doubleSlash: fc.boolean(),
  hashRoutes: fc.boolean(),
  keepOnly: fc.option(names, { nil: null, freq: 6 }),
  drop: names,
  keep: names,
  sessionNames: fc.constantFrom(DEFAULT_POLICY.sessionNames, ["sid", "jsessionid"], []),
  indexNames: fc.constantFrom(DEFAULT_POLICY.indexNames, ["index.html"], []),
});

/** The standard rules alone. */
export const STANDARD: Policy = {
  ...DEFAULT_POLICY,
  tracking: false,
  session: false,
  recodeQuery: false,
  sortQuery: "off",
};
