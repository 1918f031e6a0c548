import { expect, it } from "vitest";
import { isFollow, pathType, rulesCell } from "../../../src/report/csv/words";

it.each([
  ["https://a.example/", "Absolute"],
  ["//a.example/", "Protocol-Relative"],
  ["\\\\a.example/", "Protocol-Relative"],
  [" /a", "Root-Relative"],
  ["a/b", "Path-Relative"],
  ["?q=1", "Path-Relative"],
  ["", "Path-Relative"],
])("path type of %j", (href, type) => expect(pathType(href)).toBe(type));

it("follows unless nofollow, ugc or sponsored", () => {
  expect(isFollow(["noopener"])).toBe(true);
  for (const token of ["nofollow", "ugc", "sponsored"]) expect(isFollow([token])).toBe(false);
});

it("names what a rule removed", () => {
  expect(rulesCell([{ rule: "tracking-parameter", removed: ["a", "b"] }, { rule: "www" }])).toBe(
    "tracking-parameter (a, b); www",
  );
});
