import { describe, expect, test } from "vitest";
import { unreservedEscapes } from "../../../src/canonicalize/steps/unreserved-escapes";

test.each([
  ["/%7Euser/", "/~user/"],
  ["/%41%2D%5F%2E%39%7A", "/A-_.9z"],
  ["/a%2Fb%3Bc%26d%20e", "/a%2Fb%3Bc%26d%20e"],
  ["/a%2520b", "/a%2520b"],
  ["/%E9%00", "/%E9%00"],
  ["/plain", "/plain"],
])("%s -> %s", (before, after) => {
  expect(unreservedEscapes(before)).toBe(after);
});

describe("after a lone percent sign nothing may become an escape", () => {
  test.each([
    ["/%%34%31", "/%%34%31"],
    ["/%4%31", "/%4%31"],
    ["/%%41", "/%%41"],
    ["/%%34%31%41", "/%%34%31A"],
    ["/%%7E%41", "/%~A"],
    ["/%4g%41", "/%4gA"],
    ["/%zz%41", "/%zzA"],
    ["/%", "/%"],
    ["/%4", "/%4"],
  ])("%s -> %s", (before, after) => {
    expect(unreservedEscapes(before)).toBe(after);
    expect(unreservedEscapes(after)).toBe(after);
  });
});
