import { describe, expect, test } from "vitest";
import type { RemovedNames } from "../../../src/canonicalize/removed-names";
import { isSessionValue, pathSession } from "../../../src/canonicalize/steps/session-id";
import { DEFAULT_POLICY } from "../../../src/model/policy";

function withoutSession(path: string, policy = DEFAULT_POLICY): [string, RemovedNames] {
  const parts = { origin: "https://e.com", path, query: null, fragment: null };
  const removed: RemovedNames = [];
  pathSession(policy)(parts, removed);
  return [parts.path, removed];
}

describe("in the path", () => {
  test.each([
    ["/p/42;jsessionid=AB12", "/p/42"],
    ["/a;jsessionid=1A/b", "/a/b"],
    ["/Product/42;JSESSIONID=A1B2", "/Product/42"],
    ["/;jsessionid=E460A97852FA769CD9AD387095C680A9.tpdila09v_2", "/"],
    ["/p;color=red;jsessionid=1;size=2", "/p;color=red;size=2"],
    ["/p;jsessionid=1&b=2", "/p&b=2"],
  ])("%s -> %s", (before, after) => {
    const [path, removed] = withoutSession(before);
    expect(path).toBe(after);
    expect(removed.map(([by]) => by)).toEqual(["session-id"]);
  });

  test.each([
    "/a/..;jsessionid=1/b",
    "/.;jsessionid=1;jsessionid=2",
    "/p;xjsessionid=1",
    "/p;jsessionid",
    "/p;color=1",
  ])("%s stays", (path) => {
    expect(withoutSession(path)).toEqual([path, []]);
  });

  test("a name that is to be kept stays", () => {
    const path = "/p;jsessionid=1";
    expect(withoutSession(path, { ...DEFAULT_POLICY, keep: ["JSESSIONID"] })).toEqual([path, []]);
    expect(withoutSession(path, { ...DEFAULT_POLICY, session: false })).toEqual([path, []]);
  });
});

test.each([
  ["jsessionid", "7", true],
  ["sid", "7", false],
  ["sid", "summersale2024", false],
  ["sid", "abcdefghijklmnopqrstu", false],
  ["sid", "4hqa0555fwsecu455xqckv45", true],
  ["session", "0123456789abcdef", true],
])("%s=%s can be a session: %s", (name, value, expected) => {
  expect(isSessionValue(name, value)).toBe(expected);
});
