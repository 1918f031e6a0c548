import { expect, it } from "vitest";
import type { CanonicalDeclaration } from "../../../src/model/canonical";
import { canonicals } from "../../../src/report/csv/canonicals";
import { parseBack } from "./parse-back";
import { sampleReport } from "./sample-report";

it("uses the names auditors know", () => {
  const row = parseBack(canonicals, sampleReport())[0];
  expect(row?.get("Address")).toBe("https://shop.example/product/42");
  expect(row?.get("Canonical Link Element 1")).toBe("https://shop.example/");
  expect(row?.get("Canonical Link Element 1 As Written")).toBe("/");
  expect(row?.get("HTTP Canonical")).toBe("");
  expect(row?.get("Indexability Status")).toBe("Canonicalised");
});

it("numbers several declarations and says why one does not count", () => {
  const { canonical } = sampleReport();
  const declarations: CanonicalDeclaration[] = [
    {
      source: "header",
      place: null,
      rawHref: "https://shop.example/h",
      resolved: "https://shop.example/h",
      attributes: {},
    },
    {
      source: "html",
      place: "body",
      rawHref: "/b",
      resolved: "https://shop.example/b",
      attributes: {},
      ignoredBecause: "it stands outside the head",
    },
    { source: "html", place: "head", rawHref: "", resolved: null, problem: "empty", attributes: {} },
  ];
  const row = parseBack(canonicals, sampleReport({ canonical: { ...canonical, declarations } }))[0];
  expect(row?.get("Occurrences")).toBe("3");
  expect(row?.get("HTTP Canonical")).toBe("https://shop.example/h");
  expect(row?.get("Canonical Link Element 1 Note")).toBe("outside head; it stands outside the head");
  expect(row?.get("Canonical Link Element 2 Note")).toBe("empty");
});

it("does not grow a column for each of ten thousand declarations", () => {
  const { canonical } = sampleReport();
  const declarations = Array.from(
    { length: 10_000 },
    () => canonical.declarations[0] as CanonicalDeclaration,
  );
  const table = canonicals.rows(sampleReport({ canonical: { ...canonical, declarations } }));
  expect(table.columns.length).toBeLessThan(60);
  expect([...table.rows][0]?.[1]).toBe(10_000);
});

it("begins with the columns of Screaming Frog's Canonicals: All, in their order", () => {
  const names = canonicals.rows(sampleReport()).columns.map(({ name }) => name);
  expect(names.slice(0, 12)).toEqual([
    ...["Address", "Occurrences", "Indexability", "Indexability Status", "Canonical Link Element 1"],
    ...["HTTP Canonical", "Meta Robots 1", "X-Robots-Tag 1", 'rel="next" 1', 'rel="prev" 1'],
    ...['HTTP rel="next" 1', 'HTTP rel="prev" 1'],
  ]);
});

it("takes next and prev of the page's own Link header, and of no other context", () => {
  const sample = sampleReport();
  const next = (context: string) => ({
    target: "/2",
    url: "https://shop.example/2",
    rel: ["next"],
    context,
    attributes: {},
  });
  for (const [context, cell] of [
    [sample.page.url, "https://shop.example/2"],
    ["https://other.example/", ""],
  ] as const) {
    const page = { ...sample.page, headerLinks: [next(context)] };
    expect(parseBack(canonicals, { ...sample, page })[0]?.get('HTTP rel="next" 1')).toBe(cell);
  }
});
