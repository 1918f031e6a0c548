import { expect, it } from "vitest";
import { groupReasons } from "../../src/report/group-reasons";

it("looks once for what makes a group one page", () => {
  const urls = [
    { url: "https://example.com/p", rules: [] },
    { url: "https://example.com/p#top", rules: [{ rule: "fragment" as const }] },
  ];
  expect(groupReasons(urls)).toEqual([{ rule: "fragment" }]);
  expect(groupReasons(urls)).toBe(groupReasons(urls));
  expect(groupReasons([...urls])).not.toBe(groupReasons(urls));
});
