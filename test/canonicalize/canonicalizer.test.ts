import { describe, expect, test } from "vitest";
import { canonicalize, createCanonicalizer } from "../../src/canonicalize";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";

const byDefault = createCanonicalizer(DEFAULT_POLICY);

function keyOf(url: string, changes: Partial<Policy> = {}): string {
  const result = canonicalize(url, { ...DEFAULT_POLICY, ...changes });
  return result.ok ? result.key : result.reason;
}

/** `tracking-parameter(utm_source)` for each rule that changed something. */
function rulesOf(url: string, changes: Partial<Policy> = {}): string[] {
  const result = canonicalize(url, { ...DEFAULT_POLICY, ...changes });
  if (!result.ok) return [result.reason];
  return result.rules.map(({ rule, removed }) =>
    removed === undefined ? rule : `${rule}(${removed.join()})`,
  );
}

describe("the guide's seven cases", () => {
  test.each([
    ["HTTPS://Example.COM:443/a/b?utm_source=x&b=2&a=1#top", "https://example.com/a/b?a=1&b=2"],
    ["https://example.com/caf%c3%a9", "https://example.com/caf%C3%A9"],
    ["https://example.com/café", "https://example.com/caf%C3%A9"],
    ["https://example.com/p/42;jsessionid=AB12?color=", "https://example.com/p/42?color="],
    ["https://example.com", "https://example.com/"],
    ["http://example.com:8080/x", "http://example.com:8080/x"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ])("%s -> %s", (url, key) => {
    expect(keyOf(url)).toBe(key);
  });

  test("an allowlist leaves the parameters it names", () => {
    expect(keyOf("https://e.com/?page=2&sort=price", { keepOnly: ["page"] })).toBe("https://e.com/?page=2");
  });
});

describe("what is no page", () => {
  test.each([
    ["mailto:a@example.com", "unsupported-scheme", "mailto"],
    ["ftp://example.com/x", "unsupported-scheme", "ftp"],
    ["blob:http://example.com/uuid", "unsupported-scheme", "blob"],
    ["localhost:3000/x", "unsupported-scheme", "localhost"],
  ])("%s", (url, reason, scheme) => {
    expect(byDefault(url)).toEqual({ ok: false, reason, scheme });
  });

  test.each([
    "",
    "/a/b",
    "http://",
    "http://ex ample.com/",
    "http://a%b/",
    'http://a"b/',
    "http://a*b/",
    "http://e.com:99999/",
  ])("%j", (url) => {
    expect(byDefault(url)).toEqual({ ok: false, reason: "unparsable" });
  });
});

describe("the rules are told in the order they run", () => {
  test.each([
    ["https://e.com/a?b=1", []],
    ["https://e.com/a#b", ["fragment"]],
    ["https://e.com", ["url-parse"]],
    ["https://me@e.com./?#", ["fragment", "userinfo", "trailing-dot", "empty-query"]],
    ["https://e.com/%c3%7e|", ["escape-case", "unreserved-escapes", "forbidden-characters"]],
    ["https://e.com/?a[]=%7e", ["unreserved-escapes", "forbidden-characters"]],
    ["https://e.com/?utm_source=1&UTM_Medium=2&a=1", ["tracking-parameter(utm_source,UTM_Medium)"]],
    [
      "https://e.com/;jsessionid=1?PHPSESSID=2&gclid=3",
      ["session-id(jsessionid,PHPSESSID)", "tracking-parameter(gclid)"],
    ],
    ["https://e.com/?b&a=1", ["query-form", "parameter-order"]],
    ["https://e.com/?a=1&&", ["query-form"]],
    ["https://e.com/?utm%5Fsource=a%20b", ["unreserved-escapes", "tracking-parameter(utm_source)"]],
  ])("%s: %j", (url, rules) => {
    expect(rulesOf(url)).toEqual(rules);
  });

  test("the site's rules come last", () => {
    const all = {
      https: true,
      www: true,
      doubleSlash: true,
      directoryIndex: true,
      trailingSlash: true,
      pathCase: true,
    };
    const url = "http://www.e.com/A//b/index.html";
    expect(rulesOf(url, all)).toEqual([
      "https",
      "www",
      "double-slash",
      "directory-index",
      "trailing-slash",
      "path-case",
    ]);
    expect(keyOf(url, all)).toBe("https://e.com/a/b");
  });
});

describe("parameters that go", () => {
  test.each<[string, Partial<Policy>, string]>([
    ["?si=1&v=2", {}, "?si=1&v=2"],
    ["?cfid=1&CFTOKEN=2&a=1", {}, "?a=1"],
    ["?cfid=1", {}, "?cfid=1"],
    ["?aspsessionidabcdefgh=x", {}, ""],
    ["?mysid=0123456789abcdef0123456789abcdef&q=1", {}, "?mysid=0123456789abcdef0123456789abcdef&q=1"],
    ["?sid=4hqa0555fwsecu455xqckv45&sid=7", { sessionNames: ["sid"] }, "?sid=7"],
    ["?filter%5Bcolor%5D=1&a=1", { drop: ["filter[*]"] }, "?a=1"],
    ["?gr%C3%B6%C3%9Fe=1&a=1", { drop: ["größe"] }, "?a=1"],
    ["?utm_source=1&utm_id=2", { keep: ["utm_id"] }, "?utm_id=2"],
    ["?a=1&b=2", { drop: ["*"], keep: ["b"] }, "?b=2"],
    ["?utm_source=x", {}, ""],
    ["?utm_source=x&", { recodeQuery: false }, ""],
    ["?a=1&referrer=utm_source%3Dnews", {}, "?a=1&referrer=utm_source%3Dnews"],
  ])("%s under %j", (query, changes, left) => {
    expect(keyOf(`https://e.com/${query}`, changes)).toBe(`https://e.com/${left}`);
  });

  test("host names count for those that are tracking somewhere only", () => {
    expect(keyOf("https://www.youtube.com/watch?v=1&si=2")).toBe("https://www.youtube.com/watch?v=1");
    expect(keyOf("https://notyoutube.com/watch?v=1&si=2")).toBe("https://notyoutube.com/watch?si=2&v=1");
  });
});

describe("rules that keep text", () => {
  test.each([
    ["https://e.com/#/cart", "https://e.com/#/cart"],
    ["https://e.com/#!{a}|%7e", "https://e.com/#!%7Ba%7D%7C~"],
    ["https://e.com/#top", "https://e.com/"],
  ])("hash routes: %s -> %s", (url, key) => {
    expect(keyOf(url, { hashRoutes: true })).toBe(key);
  });

  test("the query as it is", () => {
    const off = { recodeQuery: false, sortQuery: "off" } as const;
    expect(keyOf("https://e.com/?b&a=%20&&c=/%41", off)).toBe("https://e.com/?b&a=%20&&c=/A");
  });
});
