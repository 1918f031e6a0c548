import { describe, expect, it } from "vitest";
import { meantScheme } from "../../src/checks/mistyped-scheme";

describe("meantScheme", () => {
  it.each([
    ["htps://a.example/", "https"],
    ["htpps://a.example/", "https"],
    ["htttps://a.example/", "https"],
    ["ttps://a.example/", "https"],
    ["htp://a.example/", "http"],
    ["hhtp://a.example/", "http"],
    ["thtp://a.example/", "http"],
    ["http//a.example/", "http"],
    [" HTTPS//a.example/", "https"],
    ["http;//a.example/", "http"],
    ["http:/a.example/", "http"],
    ["https:://a.example/", "https"],
    ["https://https://a.example/", "https"],
    ["http://http//a.example/", "http"],
  ])("%s -> %s", (href, meant) => expect(meantScheme(href)).toBe(meant));

  it.each([
    "https://a.example/",
    "http://a.example/http://b.example/",
    "https://http.cat/404",
    "https:\\\\a.example",
    "ftp://a.example/",
    "tel://1",
    "shop/http",
    "http",
    "https:a",
    "httpdocs/",
    "mailto:http@a.example",
    "",
  ])("%s is no slip", (href) => expect(meantScheme(href)).toBeNull());
});
