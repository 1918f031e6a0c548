import { expect, test } from "vitest";
import { parameterInventory } from "../../src/group";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { linksTo } from "./links-to";

function inventory(...paths: string[]) {
  return parameterInventory(linksTo(paths.map((path) => `https://e.com${path}`)), DEFAULT_POLICY);
}

test("names are decoded, counted and told apart by their values", () => {
  expect(inventory("/a?p%5B%5D=1", "/a?p[]=1", "/b?p[]=2&q", "/c")).toEqual([
    {
      name: "p[]",
      links: 3,
      distinctValues: 2,
      tracking: false,
      variesOnlyBy: false,
      exampleUrl: "https://e.com/a?p%5B%5D=1",
    },
    {
      name: "q",
      links: 1,
      distinctValues: 1,
      tracking: false,
      variesOnlyBy: false,
      exampleUrl: "https://e.com/b?p[]=2&q",
    },
  ]);
});

test.each<[string[], string[]]>([
  [["/a?page=1", "/a?page=2"], ["page"]],
  [["/a?page=1", "/b?page=2"], []],
  [["/a", "/a?page=2"], ["page"]],
  [["/a?x=1&page=1", "/a?page=2&x=1"], ["page"]],
  [["/a?x=1&page=1", "/a?x=2&page=2"], []],
  [["/a?utm_source=1&page=1", "/a?utm_source=2&page=2"], ["page"]],
  [["/a?utm_source=1", "/a?utm_source=2"], ["utm_source"]],
  [["/a?utm_source=1", "/a"], ["utm_source"]],
  [["/a?utm_source=1", "/a?utm_source=1#x"], []],
  [["/a;jsessionid=1", "/a;jsessionid=2"], ["jsessionid"]],
])("of %j alone vary %j", (paths, names) => {
  const varying = inventory(...paths).filter(({ variesOnlyBy }) => variesOnlyBy);
  expect(varying.map(({ name }) => name)).toEqual(names);
});

test("tracking is told by name and host", () => {
  const links = linksTo(["https://youtu.be/x?si=1", "https://e.com/?UTM_Source=1&ref=2"]);
  const tracking = parameterInventory(links, DEFAULT_POLICY).filter((use) => use.tracking);
  expect(tracking.map(({ name }) => name)).toEqual(["UTM_Source", "si"]);
});

test("names a page may choose do no harm", () => {
  expect(inventory("/?__proto__=1&constructor=2").map(({ name }) => name)).toEqual([
    "__proto__",
    "constructor",
  ]);
});
