import { describe, expect, test } from "vitest";
import { createResolver } from "../../src/resolve";

const BASE = "https://docs.example.com/guides/install.html";
const SCOPE = { mode: "origin", origin: "https://docs.example.com" } as const;

function strict(href: unknown, baseUrl = BASE) {
  return createResolver({ baseUrl, scope: SCOPE, inputMode: "strict" })(href);
}

describe("the same-origin document's expected destinations", () => {
  test.each([
    ["../pricing", "https://docs.example.com/pricing"],
    ["/faq", "https://docs.example.com/faq"],
    ["?lang=en", "https://docs.example.com/guides/install.html?lang=en"],
    ["#part", "https://docs.example.com/guides/install.html"],
    ["https://docs.example.com:443/faq", "https://docs.example.com:443/faq"],
    ["https://DOCS.example.com/faq#a", "https://DOCS.example.com/faq"],
    ["//docs.example.com:/faq", "https://docs.example.com:/faq"],
    ["https:faq", "https://docs.example.com/guides/faq"],
  ])("%s -> %s", (href, url) => {
    expect(strict(href)).toEqual({ outcome: "accepted", url, flags: [] });
  });
});

describe("its rejected destinations, with the reason", () => {
  test.each([
    ["//other.example.com/news", "out-of-scope"],
    ["https://docs.example.com.other.example/faq", "out-of-scope"],
    ["http://docs.example.com/faq", "out-of-scope"],
    ["https://docs.example.com:444/faq", "out-of-scope"],
    ["https://docs.example.com./faq", "out-of-scope"],
    ["https://[e-mail]/faq", "unparsable"],
    ["https://user:pass@docs.example.com/faq", "credentials"],
    ["https://@docs.example.com/faq", "credentials"],
    ["https://docs.example.com:bad/faq", "unparsable"],
    ["https:///docs.example.com/faq", "unparsable"],
    ["mailto:[e-mail]", "unsupported-scheme"],
    [" /faq", "surrounding-whitespace"],
    ["/faq\u00a0", "surrounding-whitespace"],
    ["/faq\u0085", "surrounding-whitespace"],
    ["/fa\tq", "control-character"],
    ["/fa\u007fq", "control-character"],
    ["\\faq", "backslash"],
    ["", "empty"],
    [null, "empty"],
    [undefined, "empty"],
    [42, "empty"],
  ])("%j: %s", (href, why) => {
    const { outcome, reason, url } = strict(href);
    expect(reason ?? outcome).toBe(why);
    expect(outcome === "rejected" ? url : null).toBeNull();
  });
});

describe("the base cannot change the scope", () => {
  test.each([
    "https://other.example.com/page",
    "http://docs.example.com/page",
    "https://me@docs.example.com/page",
    " https://docs.example.com/page",
    "about:blank",
    "",
  ])("%j", (base) => {
    expect(strict("/faq", base)).toMatchObject({ outcome: "rejected", reason: "base-out-of-scope" });
  });

  test("nor does an href that is absolute help", () => {
    expect(strict("https://docs.example.com/faq", "https://other.example.com/").reason).toBe(
      "base-out-of-scope",
    );
  });
});
