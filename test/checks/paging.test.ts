import { expect, it } from "vitest";
import { readPaging } from "../../src/checks/paging";

const read = (url: string) => readPaging(new URL(url, "https://a.example/"));

it.each([
  ["/list?page=2", "page=2"],
  ["/list?Seite=12&x=1", "Seite=12"],
  ["/list?start=20", "start=20"],
  ["/list/page/2/", "/page/2/"],
  ["/list/seite-3", "/seite-3"],
  ["/list/p4", "/p4"],
])("reads %s", (url, label) => {
  expect(read(url)?.label).toBe(label);
});

it.each([
  "/list",
  "/list?page=1",
  "/list?start=0",
  "/list?page=two",
  "/page/1",
  "/list/2",
  "/ip4",
  "/homepage/2",
])("reads no page number from %s", (url) => {
  expect(read(url)).toBeNull();
});

it("knows the addresses a first page may have", () => {
  expect(read("/list?a=1&page=2")?.firstPages).toContain("https://a.example/list?a=1");
  expect(read("/list/page/22/")?.firstPages).toEqual([
    "https://a.example/list",
    "https://a.example/list/page/1/",
  ]);
});
