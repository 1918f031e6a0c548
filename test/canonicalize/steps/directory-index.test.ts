import { expect, test } from "vitest";
import { directoryIndex } from "../../../src/canonicalize/steps/directory-index";

const cut = directoryIndex(["index.html", "Default.aspx"]);

test.each([
  ["/shop/index.html", "/shop/"],
  ["/INDEX.HTML", "/"],
  ["/default.aspx", "/"],
  ["/index.html/index.html", "/index.html/"],
  ["/", "/"],
  ["/index.html/", "/index.html/"],
  ["/index.htm", "/index.htm"],
  ["/xindex.html", "/xindex.html"],
  ["/index.html;a=1", "/index.html;a=1"],
])("%s ends as %s", (path, left) => {
  expect(path.slice(0, cut(path, path.length))).toBe(left);
});

test("looks at the end it is given", () => {
  expect(cut("/a/index.html/x", 13)).toBe(3);
});

test("without names it cuts nothing", () => {
  expect(directoryIndex([])("/index.html", 11)).toBe(11);
});
