import { describe, expect, test } from "vitest";
import { parsePolicy } from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";

test("a policy written out as JSON is read back the same", () => {
  expect(parsePolicy(JSON.parse(JSON.stringify(DEFAULT_POLICY)))).toEqual({
    ok: true,
    policy: DEFAULT_POLICY,
  });
});

test("what is left out has its default", () => {
  const parsed = parsePolicy({ schema: 1, www: true, keepOnly: ["page"], drop: ["x*"], sortQuery: "name" });
  expect(parsed).toEqual({
    ok: true,
    policy: { ...DEFAULT_POLICY, www: true, keepOnly: ["page"], drop: ["x*"], sortQuery: "name" },
  });
});

describe("errors name the field", () => {
  test.each<[unknown, string]>([
    [null, "policy"],
    [[], "policy"],
    ["x", "policy"],
    [{}, "schema"],
    [{ schema: 2 }, "schema"],
    [{ schema: 1, traking: true }, "traking"],
    [{ schema: 1, www: "yes" }, "www"],
    [{ schema: 1, sortQuery: true }, "sortQuery"],
    [{ schema: 1, drop: "x" }, "drop"],
    [{ schema: 1, keep: ["a", ""] }, "keep"],
    [{ schema: 1, keepOnly: [1] }, "keepOnly"],
    [JSON.parse('{"schema":1,"__proto__":{"www":true}}'), "__proto__"],
  ])("%j: %s", (json, field) => {
    const parsed = parsePolicy(json);
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.field)).toEqual([field]);
  });

  test("all of them at once", () => {
    const parsed = parsePolicy({ schema: 1, www: 1, https: 2 });
    expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual(["www", "https"]);
  });
});
