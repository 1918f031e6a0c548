import { describe, expect, it } from "vitest";
import { hidePassword, isSecretName, maskSecrets, redactText } from "../../src/report/redact";

describe("isSecretName", () => {
  it.each([
    "token",
    "access_token",
    "X-Amz-Signature",
    "apiKey",
    "apikey",
    "clientSecret",
    "PHPSESSID",
    "code",
  ])("%s is secret", (name) => expect(isSecretName(name)).toBe(true));
  it.each(["keyword", "monkey", "country_code", "postcode", "design", "author", "q", "page", "assignment"])(
    "%s is not",
    (name) => expect(isSecretName(name)).toBe(false),
  );
  it("sees through escapes", () => expect(isSecretName("t%6Fken")).toBe(true));
});

describe("maskSecrets", () => {
  it.each([
    ["https://a.example/?token=abc&q=1", "https://a.example/?token=***&q=1"],
    ["/p?sig=a;b", "/p?sig=***"],
    ["/p?a=1;token=x&b=2", "/p?a=1;token=***&b=2"],
    ["/p;jsessionid=AB12?q=1", "/p;jsessionid=***?q=1"],
    ["/cb#access_token=abc&state=1", "/cb#access_token=***&state=1"],
    ["/app#/route?token=abc", "/app#/route?token=***"],
    ["/login?next=https%3A%2F%2Fa.example%2F%3Ftoken%3Dabc", "/login?next=***"],
    ["/p?token=", "/p?token="],
    ["/p?q=token", "/p?q=token"],
    ["/token=abc", "/token=***"],
    ["?", "?"],
  ])("%s", (before, after) => expect(maskSecrets(before)).toBe(after));

  it("is linear on a long hostile href", () => {
    const started = performance.now();
    maskSecrets(`/?${";".repeat(100_000)}${"&=".repeat(100_000)}#${"?".repeat(100_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("hidePassword", () => {
  it.each([
    ["https://me:pw@a.example/x", "https://me:***@a.example/x"],
    ["//me:p@w@a.example/", "//me:***@a.example/"],
    ["https:me:pw@a.example", "https:me:***@a.example"],
    ["\\\\me:pw@a.example", "\\\\me:***@a.example"],
    [" ht\ntps://me:pw@a.example", " ht\ntps://me:***@a.example"],
    ["http://mail@a.example", "http://mail@a.example"],
    ["https://ghp_16C7e42F292c6912E7710c838347Ae178B4a@github.com/a/b", "https://***@github.com/a/b"],
    ["https://AKIAIOSFODNN7EXAMPLE@s3.example/x", "https://***@s3.example/x"],
    ["https://glpat-x:x-oauth-basic@git.example/", "https://***:***@git.example/"],
    ["https://0123456789abcdef01234567@a.example/", "https://***@a.example/"],
    ["https://skater@a.example/", "https://skater@a.example/"],
    ["https://eyjolfur@a.example/", "https://eyjolfur@a.example/"],
    ["https://jane.doe.the.third@mail.example/", "https://jane.doe.the.third@mail.example/"],
    ["mailto:me@a.example", "mailto:me@a.example"],
    ["https://a.example/@me:x@y", "https://a.example/@me:x@y"],
  ])("%j", (before, after) => expect(hidePassword(before)).toBe(after));
});

describe("redactText", () => {
  it("finds addresses in a sentence", () => {
    expect(redactText("The canonical “https://me:pw@a.example/?key=1” differs", true)).toBe(
      "The canonical “https://me:***@a.example/?key=***” differs".replace("***” ", "*** "),
    );
  });
  it("keeps secrets where asked, passwords never", () => {
    expect(redactText("https://me:pw@a.example/?key=1", false)).toBe("https://me:***@a.example/?key=1");
  });
});
