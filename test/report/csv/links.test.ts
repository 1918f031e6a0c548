import { expect, it } from "vitest";
import { links } from "../../../src/report/csv/links";
import { parseBack } from "./parse-back";
import { link } from "./sample-parts";
import { sampleReport } from "./sample-report";

it("keeps the href beside the destination and says why it is the same page", () => {
  const row = parseBack(links, sampleReport())[1];
  expect(row?.get("Href")).toBe("/product/42?utm_source=mail");
  expect(row?.get("Destination")).toBe("https://shop.example/product/42?utm_source=mail");
  expect(row?.get("Dedupe Key")).toBe("https://shop.example/product/42");
  expect(row?.get("Rules")).toBe("tracking-parameter (utm_source)");
  expect(row?.get("Follow")).toBe("false");
  expect(row?.get("Path Type")).toBe("Root-Relative");
});

it("puts a picture's text under Alt Text and the checked status beside it", () => {
  const row = parseBack(links, sampleReport())[3];
  expect(row?.get("Alt Text")).toBe("Old picture");
  expect(row?.get("Anchor")).toBe("");
  expect(row?.get("Status Code")).toBe("308");
  expect(row?.get("Final Address")).toBe("https://shop.example/old/");
});

it("makes hostile anchor text and hrefs inert", () => {
  const hostile = link(0, { text: "=cmd|' /C calc'!A0", rawHref: "-1+1" });
  const row = parseBack(links, sampleReport({ links: [hostile], redirects: [] }))[0];
  expect(row?.get("Anchor")).toBe("'=cmd|' /C calc'!A0");
  expect(row?.get("Href")).toBe("'-1+1");
});

it("begins with the columns of Screaming Frog's All Outlinks, in their order", () => {
  const names = links.rows(sampleReport()).columns.map(({ name }) => name);
  expect(names.slice(0, 15)).toEqual([
    ...["Type", "Source", "Destination", "Size (Bytes)", "Alt Text", "Anchor", "Status Code", "Status"],
    ...["Follow", "Target", "Rel", "Path Type", "Link Path", "Link Position", "Link Origin"],
  ]);
});

it("leaves empty what a browser does not observe", () => {
  for (const row of parseBack(links, sampleReport()))
    for (const name of ["Size (Bytes)", "Target", "Link Path", "Link Origin"])
      expect([name, row.get(name)]).toEqual([name, ""]);
});
