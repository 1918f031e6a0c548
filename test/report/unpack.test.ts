import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSnapshot } from "../../src/messaging/snapshot-schema";
import { unpackSnapshot } from "../../src/report/unpack";
import { aPackedSnapshot, column } from "./snapshots";

describe("unpackSnapshot", () => {
  it("gives back every href as written, whatever characters it holds", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (hrefs) => {
        expect(unpackSnapshot(aPackedSnapshot(hrefs)).links.map((link) => link.rawHref)).toEqual(hrefs);
      }),
    );
  });

  it("keeps newlines, commas and lone surrogates apart from its own separators", () => {
    const hrefs = ["a,b\n\tc", "", "\ud83d", "\ude00", "\0"];
    expect(unpackSnapshot(aPackedSnapshot(hrefs)).links.map((link) => link.rawHref)).toEqual(hrefs);
  });

  it("lays element, text source, place, rel, shadow and cut beside their link", () => {
    const snapshot = unpackSnapshot(
      aPackedSnapshot(["/a", "/b"], {
        elements: "rs",
        textSources: "an",
        places: "nf",
        shadow: "01",
        texts: column("alt text", ""),
        rels: column("", "\n NoFollow\tUGC "),
        browserHrefs: { indexes: "1", urls: column("https://shop.example.com/b?q=%E9") },
        truncated: "0:20000000:0badf00d",
      }),
    );
    expect(snapshot.links).toEqual([
      {
        element: "area",
        rawHref: "/a",
        browserHref: null,
        text: "alt text",
        textSource: "alt",
        rel: [],
        place: "nav",
        inShadowRoot: false,
        truncated: { length: 20_000_000, hash: "0badf00d" },
      },
      {
        element: "svg-a",
        rawHref: "/b",
        browserHref: "https://shop.example.com/b?q=%E9",
        text: "",
        textSource: "none",
        rel: ["nofollow", "ugc"],
        place: "footer",
        inShadowRoot: true,
        truncated: null,
      },
    ]);
  });

  it("refuses a snapshot that contradicts itself", () => {
    expect(() => unpackSnapshot(aPackedSnapshot(["/a"], { linkCount: 2 }))).toThrow();
    expect(() => unpackSnapshot(aPackedSnapshot(["/a"], { hrefs: { text: "abc", lengths: "2" } }))).toThrow();
  });
});

describe("parseSnapshot", () => {
  it("accepts what the collector sends", () => {
    expect(parseSnapshot(aPackedSnapshot(["/a", "/b"])).linkCount).toBe(2);
  });

  it.each([
    ["nothing", null],
    ["an element in the place of the answer", {}],
    ["a wrong version", { ...aPackedSnapshot([]), version: 2 }],
    ["lengths with other characters", { ...aPackedSnapshot([]), hrefs: { text: "", lengths: "1e9" } }],
    ["meta that is no JSON", { ...aPackedSnapshot([]), meta: "{" }],
    ["meta of another shape", { ...aPackedSnapshot([]), meta: '{"canonicals":[1]}' }],
  ])("refuses %s, naming the field", (_, found) => {
    expect(() => parseSnapshot(found)).toThrow(/something else than a snapshot/);
  });
});
