import { expect, test } from "vitest";
import { KEPT } from "../../src/canonicalize/judgement";
import { compileParameterReader } from "../../src/canonicalize/read-parameter";
import { recodeParameter } from "../../src/canonicalize/steps/query-form";
import { DEFAULT_POLICY } from "../../src/model/policy";

const read = compileParameterReader(DEFAULT_POLICY, recodeParameter);

test("reads name, value and what the policy says", () => {
  expect(read("q=a b")).toEqual({
    written: "q=a+b",
    recoded: true,
    rawName: "q",
    value: "a b",
    judgement: KEPT,
  });
  expect(read("utm_source=x")).toMatchObject({ judgement: { rule: "tracking-parameter", condition: null } });
  expect(read("si=1")).toMatchObject({
    judgement: { condition: { rule: "tracking-parameter" }, rule: null },
  });
  expect(read("a")).toMatchObject({ rawName: "a", value: "", written: "a=" });
});

test("each distinct parameter is read once", () => {
  expect(read("page=2")).toBe(read("page=2"));
  expect(read("page=2")).not.toBe(read("page=3"));
});

test("without form bytes it is written as it was", () => {
  expect(compileParameterReader(DEFAULT_POLICY, null)("q=a b&c")).toMatchObject({
    written: "q=a b&c",
    recoded: false,
  });
});

test("what it remembers has an end", () => {
  const first = read("n=first");
  for (let index = 0; index < 5000; index++) read(`n=${index}`);
  expect(read("n=first")).not.toBe(first);
  expect(read("n=first")).toEqual(first);
  const long = `n=${"x".repeat(200)}`;
  expect(read(long)).not.toBe(read(long));
});
