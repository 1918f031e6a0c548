import { expect, it } from "vitest";
import type { ReportLink } from "../../src/model/link";
import { gatherPaths } from "../../src/report-page/paths";
import { gradually } from "../../src/ui/turns";
import { link } from "../report/csv/sample-parts";

const groupByPath = (links: readonly ReportLink[]) => gradually(gatherPaths(links)).now();

it("gathers every spelling of a path, most addresses first", () => {
  const urls = [
    "https://a.example/b",
    "https://a.example/c/",
    "https://a.example/%62?x=1",
    "https://a.example/c/",
    "https://a.example/./b/",
  ];
  const groups = groupByPath(urls.map((url, index) => link(index, { url })));
  expect(groups.map(({ path, urls: members, links }) => [path, members.length, links])).toEqual([
    ["/b", 3, 3],
    ["/c", 1, 2],
  ]);
});

it("leaves out links without an address or out of scope", () => {
  const links = [link(0, { url: null, outcome: "rejected" }), link(1, { outcome: "out-of-scope" })];
  expect(groupByPath(links)).toEqual([]);
});

it("takes a step every few hundred addresses, so that the page can be used meanwhile", () => {
  const links = Array.from({ length: 5_000 }, (_, index) => link(index));
  expect([...gatherPaths(links)].length).toBeGreaterThan(5);
});
