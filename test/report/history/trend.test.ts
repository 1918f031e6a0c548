import { describe, expect, it } from "vitest";
import type { HistoryEntry } from "../../../src/model/history";
import { trendOf } from "../../../src/report/history/trend";

interface Given {
  readonly page?: string;
  readonly duplicates?: number;
  readonly urls?: number;
  readonly names?: readonly string[];
  readonly rules?: string;
  readonly cut?: boolean;
  readonly site?: string;
}

function entry(at: number, given: Given = {}): HistoryEntry {
  const {
    page = "/",
    duplicates = 0,
    urls = 100,
    names = [],
    rules = "",
    cut = false,
    site = "e.com",
  } = given;
  return {
    id: `${at} ${page}`,
    site,
    page,
    at,
    rules,
    totals: {
      links: urls,
      accepted: urls,
      outOfScope: 0,
      rejected: 0,
      distinctRaw: urls,
      distinctUrls: urls,
      distinctKeys: urls - duplicates,
      duplicates,
      repeatedLinks: 0,
    },
    parameters: names.map((name) => ({ name, links: 1, tracking: true })),
    parametersCut: cut,
  };
}

const namesOf = ({ newParameters }: ReturnType<typeof trendOf>) => newParameters.map(({ name }) => name);

describe("the first audit of a site", () => {
  it("has nothing to compare with, and nothing new", () => {
    const trend = trendOf([], entry(1, { names: ["utm_source"], duplicates: 50 }));
    expect(trend).toMatchObject({ basis: "none", previous: null, jump: null, newParameters: [] });
  });

  it("is not compared with other sites", () => {
    expect(trendOf([entry(1, { site: "other.com" })], entry(2)).basis).toBe("none");
  });
});

describe("a second audit of the same page", () => {
  it("names the parameter that is new, and the jump", () => {
    const trend = trendOf(
      [entry(1, { duplicates: 2, names: ["page"] })],
      entry(2, { duplicates: 9, names: ["page", "fbclid"] }),
    );
    expect(trend.basis).toBe("page");
    expect(namesOf(trend)).toEqual(["fbclid"]);
    expect(trend.jump).toEqual({ direction: "rose", before: 2, now: 9, unit: "urls" });
  });

  it("is compared with the page rather than with what was audited last", () => {
    const kept = [entry(1, { duplicates: 5 }), entry(2, { page: "/other", duplicates: 60, names: ["x"] })];
    const trend = trendOf(kept, entry(3, { duplicates: 5, names: ["x"] }));
    expect(trend).toMatchObject({ basis: "page", previous: { at: 1 }, jump: null });
    expect(trend.entries.map(({ at }) => at)).toEqual([1, 3]);
    expect(namesOf(trend)).toEqual(["x"]);
  });

  it("calls nothing new that an audit before the last had", () => {
    const kept = [entry(1, { names: ["gclid"] }), entry(2)];
    expect(namesOf(trendOf(kept, entry(3, { names: ["gclid"] })))).toEqual([]);
  });

  it("says when duplicates fell, and lets small changes pass", () => {
    const change = (before: number, now: number) =>
      trendOf([entry(1, { duplicates: before })], entry(2, { duplicates: now })).jump?.direction ?? null;
    expect(change(9, 2)).toBe("fell");
    expect(change(2, 4)).toBeNull();
    expect(change(2, 5)).toBe("rose");
    expect(change(50, 59)).toBeNull();
    expect(change(50, 60)).toBe("rose");
  });

  it("compares no numbers where the rules have changed since", () => {
    const trend = trendOf(
      [entry(1, { duplicates: 2, rules: '{"www":true}' })],
      entry(2, { duplicates: 90, names: ["a"] }),
    );
    expect(trend).toMatchObject({ sameRules: false, jump: null });
    expect(namesOf(trend)).toEqual(["a"]);
  });

  it("calls nothing new where names were left out before", () => {
    const trend = trendOf([entry(1, { cut: true })], entry(2, { names: ["a"] }));
    expect(trend).toMatchObject({ namesKnown: false, newParameters: [] });
  });

  it("does not compare a document with itself, nor with what came later", () => {
    expect(trendOf([entry(2), entry(3)], entry(2)).basis).toBe("none");
  });
});

describe("the first audit of another page of a site", () => {
  it("compares shares, for pages differ in size", () => {
    const kept = [entry(1, { page: "/a", duplicates: 10, urls: 1_000 })];
    const same = trendOf(kept, entry(2, { page: "/b", duplicates: 1, urls: 100 }));
    expect(same).toMatchObject({ basis: "site", jump: null });
    expect(same.entries).toHaveLength(1);
    const more = trendOf(kept, entry(2, { page: "/b", duplicates: 40, urls: 100 }));
    expect(more.jump).toEqual({ direction: "rose", before: 1, now: 40, unit: "percent" });
  });

  it("names parameters that no page of the site had", () => {
    const kept = [entry(1, { page: "/a", names: ["utm_source"] }), entry(2, { page: "/c", names: ["page"] })];
    expect(namesOf(trendOf(kept, entry(3, { page: "/b", names: ["page", "srsltid"] })))).toEqual(["srsltid"]);
  });

  it("survives an empty page", () => {
    expect(trendOf([entry(1, { page: "/a", urls: 0 })], entry(2, { page: "/b", urls: 0 })).jump).toBeNull();
  });
});
