import { expect, it } from "vitest";
import { appliedReasons } from "../../src/group/applied-reasons";
import type { AppliedRule } from "../../src/model/rule";

const tracking = (...removed: string[]): AppliedRule => ({ rule: "tracking-parameter", removed });
const fragment: AppliedRule = { rule: "fragment" };
const at = (path: string, ...rules: AppliedRule[]) => ({ url: `https://example.com${path}`, rules });

it("names the rules that tell the members apart, the site's choices first", () => {
  const members = [at("/p"), at("/p?utm_source=x#top", fragment, tracking("utm_source"))];
  expect(appliedReasons(members)).toEqual([tracking("utm_source"), fragment]);
});

it("leaves out names that all members carry alike", () => {
  const members = [
    at("/p?gclid=1&utm_source=x", tracking("gclid", "utm_source")),
    at("/p?gclid=1&utm_source=y", tracking("gclid", "utm_source")),
  ];
  expect(appliedReasons(members)).toEqual([tracking("utm_source")]);
});

it("names what worked everywhere where nothing tells them apart", () => {
  const order: AppliedRule = { rule: "parameter-order" };
  expect(appliedReasons([at("/p?c=1&a=1&b=1", order), at("/p?b=1&a=1&c=1", order)])).toEqual([order]);
});
