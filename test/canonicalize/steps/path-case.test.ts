import { expect, test } from "vitest";
import { pathCase } from "../../../src/canonicalize/steps/path-case";

function partsWith(path: string) {
  return { origin: "https://e.com", path, query: "A=//", fragment: null };
}

test.each([
  ["/Caf%C3%A9", "/caf%C3%A9"],
  ["/A%2FB%zZ", "/a%2Fb%zz"],
])("%s -> %s", (before, after) => {
  const parts = partsWith(before);
  expect(pathCase(parts)).toEqual({ rule: "path-case" });
  expect(parts).toEqual(partsWith(after));
});

test.each(["/", "/a%C3%A9"])("%s stays", (path) => {
  expect(pathCase(partsWith(path))).toBeNull();
});
