import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CHECKS } from "../../src/checks";

const ROOT = new URL("../../", import.meta.url);
const AREAS = ["canonical", "url", "redirect"] as const;

const filesOf = (area: string) =>
  readdirSync(new URL(`src/checks/${area}/`, ROOT))
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));

describe("the registry of checks", () => {
  it.each(AREAS)("holds every file under %s exactly once, and nothing else", (area) => {
    const registered = CHECKS.filter((check) => check.area === area).map((check) => check.id);
    expect(registered.toSorted()).toEqual(filesOf(area).toSorted());
  });

  it("has a mirrored test for every check", () => {
    const untested = CHECKS.filter(
      (check) => !existsSync(new URL(`test/checks/${check.area}/${check.id}.test.ts`, ROOT)),
    );
    expect(untested.map((check) => check.id)).toEqual([]);
  });

  it.each(CHECKS.map((check) => [check.id, check] as const))("%s is described in full", (_, check) => {
    expect(check.code).toMatch(/^(?:CAN|URL|RED)-\d\d$/);
    expect(check.title).not.toMatch(/[.!]$/);
    expect(check.trigger).toMatch(/\.$/);
    expect(check.reference).toMatch(/^https:\/\//);
    // Nothing that is certain enough to be an error is hidden by default.
    if (check.severity === "error") expect(check.default).not.toBe(false);
  });
});

/** What belongs to the one comparison, and to the standards' parser, and to nobody else. */
const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  [
    "searches a host in a string",
    /\.(?:includes|indexOf|startsWith|endsWith|search|match)\([^)]*(?:host|origin|domain)\w*\)/i,
  ],
  ["lower-cases a path", /(?:path|pathname|href|url)\w*\.to(?:Lower|Upper)Case\(/i],
  [
    "compares raw addresses",
    /(?:rawHref|resolved|href|canonicalUrl|page\.url|ogUrl)\s*[!=]==(?!\s*(?:null|undefined|""))/,
  ],
  ["compares with a raw address", /[!=]==\s*[\w.]*(?:rawHref|resolved|href|canonicalUrl|page\.url|ogUrl)\b/],
];

describe("no check goes round the comparison", () => {
  const sources = AREAS.flatMap((area) =>
    filesOf(area).map(
      (id) => [id, readFileSync(new URL(`src/checks/${area}/${id}.ts`, ROOT), "utf8")] as const,
    ),
  );

  it.each(FORBIDDEN)("none %s", (_, pattern) => {
    expect(sources.filter(([, source]) => pattern.test(source)).map(([id]) => id)).toEqual([]);
  });

  it.each([
    "if (url.includes(pageHost)) return",
    "url.pathname.toLowerCase()",
    "declaration.resolved === page.url",
    "page.url !== canonicalUrl",
  ])("the patterns see %s", (line) => {
    expect(FORBIDDEN.some(([, pattern]) => pattern.test(line))).toBe(true);
  });
});
