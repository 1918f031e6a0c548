import { expect, test } from "vitest";
import { forbiddenInPath, forbiddenInQuery } from "../../../src/canonicalize/steps/forbidden-characters";

test.each([
  ["/a|b^c[d]", "/a%7Cb%5Ec%5Bd%5D"],
  ["/a%7Cb", "/a%7Cb"],
  ["/a;b,c@d:e!f'g(h)*i+j=k&l$m", "/a;b,c@d:e!f'g(h)*i+j=k&l$m"],
])("in the path %s -> %s", (before, after) => {
  expect(forbiddenInPath(before)).toBe(after);
});

test.each([
  ["a[]={1}&b=\\`|^", "a%5B%5D=%7B1%7D&b=%5C%60%7C%5E"],
  ["q=a/b:c@d?e", "q=a/b:c@d?e"],
])("in the query %s -> %s", (before, after) => {
  expect(forbiddenInQuery(before)).toBe(after);
});
