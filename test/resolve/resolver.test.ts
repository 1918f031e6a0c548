import { describe, expect, test } from "vitest";
import type { LinkFlag } from "../../src/model/link";
import { createResolver } from "../../src/resolve";

const BASE = "https://www.e.com/a/b?q#f";
const ANYWHERE = { mode: "any", origin: "https://www.e.com" } as const;
const resolve = createResolver({ baseUrl: BASE, scope: ANYWHERE, inputMode: "browser" });

test.each([
  ["c", "https://www.e.com/a/c"],
  ["../c", "https://www.e.com/c"],
  ["/c", "https://www.e.com/c"],
  ["?x", "https://www.e.com/a/b?x"],
  ["#x", "https://www.e.com/a/b?q#x"],
  ["", "https://www.e.com/a/b?q"],
  ["//o.example/x", "https://o.example/x"],
  ["p?dir=a\\b#c\\d", "https://www.e.com/a/p?dir=a\\b#c\\d"],
  ["  /a\n/b ", "https://www.e.com/a/b"],
])("%j -> %s", (href, url) => {
  expect(resolve(href)).toMatchObject({ outcome: "accepted", url });
});

describe("flags tell what the browser follows all the same", () => {
  test.each<[string, LinkFlag[]]>([
    ["/plain?a=b&c[]=d|e", []],
    ["", ["empty"]],
    [" ", ["empty", "surrounding-whitespace"]],
    ["#top", ["fragment-only"]],
    [" #top", ["surrounding-whitespace", "fragment-only"]],
    ["https://me:secret@e.com/", ["credentials"]],
    ["/a b", ["inner-whitespace"]],
    ["/a\tb", ["inner-whitespace", "control-character"]],
    ["/a\u0007b", ["control-character"]],
    ["\\a", ["backslash"]],
    ["\\\\e.com/", ["backslash", "protocol-relative"]],
    ["/é", ["non-ascii"]],
    ["//e.com/", ["protocol-relative"]],
    ["https:x", ["scheme-relative"]],
    ["HTTPS:/x", ["scheme-relative"]],
    ["https://e.com:8443/", ["non-default-port"]],
    ["https://e.com:443/", []],
    ["http:x", []],
  ])("%j: %j", (href, flags) => {
    expect(resolve(href).flags).toEqual(flags);
  });
});

describe("what leads nowhere", () => {
  test.each([
    ["mailto:a@e.com", "mailto"],
    ["JavaScript:void(0)", "javascript"],
    ["blob:https://www.e.com/uuid", "blob"],
    ["localhost:3000/x", "localhost"],
  ])("%s", (href, scheme) => {
    expect(resolve(href)).toMatchObject({ outcome: "rejected", reason: "unsupported-scheme", scheme });
  });

  test.each([
    "http://",
    "//",
    "https://[::1/",
    "https://e.com:99999/",
    "http://exa mple.com/",
    "https://a%b/",
    'https://a"b/',
    "https://a*b/",
  ])("%s", (href) => {
    expect(resolve(href)).toMatchObject({ outcome: "rejected", reason: "unparsable", url: null });
  });

  test("what is no string", () => {
    for (const raw of [undefined, null, 1, {}]) expect(resolve(raw).outcome).toBe("rejected");
  });

  test("anything relative, where the base cannot be a base", () => {
    const onBlank = createResolver({ baseUrl: "about:blank", scope: ANYWHERE, inputMode: "browser" });
    expect(onBlank("x")).toMatchObject({ outcome: "rejected", reason: "unparsable" });
    expect(onBlank("https://e.com/x").outcome).toBe("accepted");
  });
});

describe("credentials are in no answer", () => {
  const withSecret = createResolver({
    baseUrl: "https://me:secret@e.com/a",
    scope: ANYWHERE,
    inputMode: "browser",
  });

  test.each([
    "https://me:secret@e.com/x",
    "https://:secret@e.com/",
    "ftp://me:secret@e.com/",
    "foo://me:secret@e.com/",
  ])("%s", (href) => {
    expect(resolve(href).url).not.toMatch(/me|secret/u);
    expect(resolve(href).flags).toContain("credentials");
  });

  test("those of the base neither", () => {
    expect(withSecret("b")).toEqual({ outcome: "accepted", url: "https://e.com/b", flags: [] });
  });
});

describe("the browser's answer counts where it is given", () => {
  const raw = "/検索?q=日本";
  const told = "https://www.e.com/%E6%A4%9C%E7%B4%A2?q=%93%FA%96{";

  test("and tells a legacy encoding", () => {
    expect(resolve(raw, told)).toMatchObject({ outcome: "accepted", url: told });
    expect(resolve(raw, told).flags).toContain("legacy-encoded-query");
  });

  test("without a difference there is nothing to tell", () => {
    expect(resolve("/a?b", "https://www.e.com/a?b").flags).toEqual([]);
    expect(resolve("/a?b", null)).toEqual(resolve("/a?b"));
  });

  test("an answer that is no URL is none", () => {
    expect(resolve("http://", "http://")).toMatchObject({ outcome: "rejected", reason: "unparsable" });
  });
});
