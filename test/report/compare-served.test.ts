import { describe, expect, it } from "vitest";
import { createComparison, siteFrom } from "../../src/checks/address-comparison";
import type { CanonicalDeclaration } from "../../src/model/canonical";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { compareServed } from "../../src/report/compare-served";

const comparison = createComparison(
  DEFAULT_POLICY,
  siteFrom((host) => host),
);

const declared = (path: string, some: Partial<CanonicalDeclaration> = {}): CanonicalDeclaration => ({
  source: "html",
  place: "head",
  rawHref: path,
  resolved: `https://a.example/${path}`,
  attributes: {},
  ...some,
});

const changes = (live: readonly CanonicalDeclaration[], served: readonly CanonicalDeclaration[]) =>
  compareServed(live, served, comparison).map(
    ({ change, live: now, served: before }) => `${change} ${before?.rawHref ?? "-"} ${now?.rawHref ?? "-"}`,
  );

describe("compareServed", () => {
  it("finds what agrees, whatever its spelling and place in the list", () => {
    expect(changes([declared("b"), declared("a")], [declared("a"), declared("b")])).toEqual([
      "same b b",
      "same a a",
    ]);
    expect(changes([declared("a")], [declared("A", { resolved: "HTTPS://A.example:443/a" })])).toEqual([
      "same A a",
    ]);
  });

  it("tells changed, added and removed", () => {
    expect(changes([declared("b")], [declared("a")])).toEqual(["changed a b"]);
    expect(changes([declared("a"), declared("b")], [declared("a")])).toEqual(["same a a", "added - b"]);
    expect(changes([declared("b")], [declared("a"), declared("b")])).toEqual(["same b b", "removed a -"]);
    expect(changes([], [])).toEqual([]);
  });

  it("calls one that moved out of the head, or lost its effect, changed", () => {
    expect(changes([declared("a", { place: "body" })], [declared("a")])).toEqual(["changed a a"]);
    expect(changes([declared("a", { ignoredBecause: "media" })], [declared("a")])).toEqual(["changed a a"]);
  });

  it("compares what names no address as it is written", () => {
    const broken = declared("http://[", { resolved: null, problem: "unparsable" });
    expect(changes([broken], [broken])).toEqual(["same http://[ http://["]);
  });

  it("ends soon on a page that declares thousands", () => {
    const many = Array.from({ length: 10_000 }, (_, i) => declared(String(i)));
    const before = performance.now();
    expect(
      compareServed(many, [...many].reverse(), comparison).every(({ change }) => change === "same"),
    ).toBe(true);
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});
