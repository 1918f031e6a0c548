import { expect, it } from "vitest";
import { readRefresh } from "../../src/redirects/refresh";

const BASE = "https://a.example/dir/p";

it.each([
  ["0;url=/t", 0, "https://a.example/t"],
  ["5; URL = 't'", 5, "https://a.example/dir/t"],
  ['3,url="/a b" trailing', 3, "https://a.example/a%20b"],
  ["1 /t", 1, "https://a.example/t"],
  ["0.9;/t", 0, "https://a.example/t"],
  ["7;url='/open", 7, "https://a.example/open"],
  ["30", 30, null],
  ["0.1", 0, null],
  [".5", 0, null],
  ["5;", 5, null],
])("reads %j", (content, seconds, target) => {
  expect(readRefresh(content, BASE)).toEqual({ seconds, target });
});

it.each(["", "url=/t", "soon", "5x", "0;url=http://[::1"])("%j is no refresh", (content) => {
  expect(readRefresh(content, BASE)).toBeNull();
});

it("takes linear time", () => {
  const started = performance.now();
  readRefresh(`0${" ".repeat(200_000)}x`, BASE);
  readRefresh(`${" ".repeat(200_000)}x`, BASE);
  expect(performance.now() - started).toBeLessThan(1_000);
});
