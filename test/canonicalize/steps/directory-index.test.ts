import { expect, test } from "vitest";
import { directoryIndex } from "../../../src/canonicalize/steps/directory-index";

function partsWith(path: string) {
  return { origin: "https://e.com", path, query: "A=//", fragment: null };
}

test.each([
  ["/shop/index.html", "/shop/"],
  ["/INDEX.HTML", "/"],
  ["/index.html/index.html", "/index.html/"],
])("%s -> %s", (before, after) => {
  const parts = partsWith(before);
  expect(directoryIndex(["index.html", "Default.aspx"])(parts)).toEqual({ rule: "directory-index" });
  expect(parts).toEqual(partsWith(after));
});

test.each(["/", "/index.html/", "/index.htm", "/xindex.html", "/index.html;a=1"])("%s stays", (path) => {
  expect(directoryIndex(["index.html", "Default.aspx"])(partsWith(path))).toBeNull();
});
