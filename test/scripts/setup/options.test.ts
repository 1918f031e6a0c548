import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseHeader, parseOptions } from "../../../scripts/setup/options.mjs";

describe("the options of npm start", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "canonical-lens-options-"));
    writeFileSync(join(folder, "page.html"), "<title>t</title>");
    writeFileSync(join(folder, "broken.json"), "{");
    writeFileSync(join(folder, "policy.json"), '{"schema":1}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const parse = (...args: string[]) => parseOptions(args, folder);

  it("have defaults", () => {
    expect(parse()).toMatchObject({
      targets: [],
      browser: "chrome",
      headed: false,
      check: false,
      headers: [],
    });
    expect(parse().out).toBe(join(folder, "canonical-lens-report"));
  });

  it("tell addresses from files", () => {
    expect(parse("https://a.example/", "page.html").targets).toEqual([
      { url: "https://a.example/" },
      { file: join(folder, "page.html") },
    ]);
  });

  it("take a header a time, and keep their order", () => {
    const { headers } = parse("page.html", "--header", "Link: <a>", "--header", "Link:<b>; rel=canonical ");
    expect(headers).toEqual([
      ["Link", "<a>"],
      ["Link", "<b>; rel=canonical"],
    ]);
  });

  it("read a policy", () => {
    expect(parse("--policy", "policy.json").policy).toEqual({ schema: 1 });
  });

  it.each([
    [["--fast"], /^Unknown option '--fast'\. See npm start -- --help\.$/],
    [["--out"], /^Option '--out <value>' argument missing\. See npm start -- --help\.$/],
    [["--browser", "opera"], /^--browser takes chrome or firefox, not "opera"\.$/],
    [["--fail-on", "notice"], /^--fail-on takes error or warning, not "notice"\.$/],
    [["shop.example"], /^"shop\.example" is neither an http or https URL nor a file that exists\.$/],
    [["ftp://a.example/"], /neither an http or https URL/],
    [["--list", "none.txt"], /^--list names none\.txt, which does not exist\.$/],
    [["--policy", "broken.json"], /^--policy names broken\.json, which is not JSON/],
    [["--as", "https://a.example/"], /^--as names the address of one saved page/],
    [["page.html", "--as", "a.example"], /^--as takes an http or https URL, not "a\.example"\.$/],
    [["https://a.example/", "--header", "A: b"], /^--header is for saved pages/],
    [["page.html", "--header", "no colon"], /^--header takes 'Name: value', not "no colon"\.$/],
    [["page.html", "--list", "page.html"], /^--list names all pages/],
  ])("refuse %j in one sentence", (args, sentence) => {
    expect(() => parse(...args)).toThrow(sentence);
  });

  it("let no header line smuggle in another", () => {
    expect(() => parseHeader("A: b\r\nC: d")).toThrow();
    expect(() => parseHeader("A b: c")).toThrow();
  });
});
