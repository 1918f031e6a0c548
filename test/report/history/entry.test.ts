import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import { judgedFromRecord } from "../../../src/report/from-record";
import { historyEntry, rulesOf } from "../../../src/report/history/entry";
import { anAudit } from "../session/audits";

const entryOf = (record: ReturnType<typeof anAudit>) => historyEntry(record, judgedFromRecord(record));

describe("what history remembers of an audit", () => {
  it("is its totals and the parameters of its links", () => {
    const entry = entryOf(anAudit("/shop#top", ["/p", "/p?utm_source=x", "/p?page=2", "/p?page=3", "tel:1"]));
    expect(entry).toMatchObject({
      site: "e.com",
      page: "https://e.com/shop",
      at: Date.UTC(2026, 10, 30, 12),
      rules: "",
      totals: { links: 5, rejected: 1, distinctUrls: 4, distinctKeys: 3, duplicates: 1 },
      parametersCut: false,
    });
    expect(entry?.parameters).toEqual([
      { name: "page", links: 2, tracking: false },
      { name: "utm_source", links: 1, tracking: true },
    ]);
  });

  it("is the same entry while the document is the same, and another after a reload", () => {
    const once = entryOf(anAudit("/shop", ["/p"], { minute: 0 }));
    const again = entryOf(anAudit("/shop#reviews", ["/p", "/q"], { minute: 5 }));
    const reloaded = entryOf(anAudit("/shop", ["/p"], { timeOrigin: 2_000 }));
    expect(again?.id).toBe(once?.id);
    expect(reloaded?.id).not.toBe(once?.id);
  });

  it("says that names were cut, by number and by length", () => {
    const many = Array.from({ length: 201 }, (_, i) => `/p?name${i}=1`);
    expect(entryOf(anAudit("/", many))).toMatchObject({ parametersCut: true });
    expect(entryOf(anAudit("/", many))?.parameters).toHaveLength(200);
    expect(entryOf(anAudit("/", [`/p?${"n".repeat(101)}=1`]))).toMatchObject({
      parameters: [],
      parametersCut: true,
    });
  });

  it("is nothing where there is no site", () => {
    const record = anAudit("/", []);
    const page = { ...judgedFromRecord(record).page, url: "file:///home/page.html" };
    expect(historyEntry(record, { ...judgedFromRecord(record), page })).toBeNull();
  });
});

describe("the rules of an audit", () => {
  it("are those that differ from the default, in one order", () => {
    expect(rulesOf(DEFAULT_POLICY)).toBe("");
    expect(rulesOf({ ...DEFAULT_POLICY, www: true, drop: ["a"] })).toBe('{"drop":["a"],"www":true}');
  });
});
