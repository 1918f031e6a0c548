import fc from "fast-check";
import { expect, test } from "vitest";
import {
  composePolicies,
  parsePolicy,
  parseSitePolicy,
  samePolicy,
  siteChoices,
} from "../../src/canonicalize";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { aPolicy } from "../properties/policy-arbitrary";

test("without a site policy the global one holds", () => {
  expect(composePolicies(DEFAULT_POLICY, null)).toBe(DEFAULT_POLICY);
});

test("what the site decides counts", () => {
  const composed = composePolicies(
    { ...DEFAULT_POLICY, www: true },
    { www: false, https: true, indexNames: ["home"] },
  );
  expect(composed).toEqual({ ...DEFAULT_POLICY, https: true, indexNames: ["home"] });
});

test("a list is one choice: the site can take a name back", () => {
  const global = { ...DEFAULT_POLICY, drop: ["a", "b"], keep: ["c"] };
  const composed = composePolicies(global, { drop: ["b"], keep: [] });
  expect(composed).toEqual({ ...DEFAULT_POLICY, drop: ["b"], keep: [] });
});

test("a site decides only what differs", () => {
  const wanted = { ...DEFAULT_POLICY, www: true, drop: ["a"] };
  expect(siteChoices(DEFAULT_POLICY, wanted)).toEqual({ www: true, drop: ["a"] });
  expect(siteChoices(wanted, { ...wanted, drop: ["a"] })).toBeNull();
});

test("what a site decides brings back the wanted policy, to the letter", () => {
  const both = fc.tuple(aPolicy, aPolicy);
  fc.assert(
    fc.property(both, ([global, wanted]) => {
      const composed = composePolicies(global, siteChoices(global, wanted));
      expect(JSON.stringify(composed)).toBe(JSON.stringify(wanted));
      expect(samePolicy(composed, wanted)).toBe(true);
    }),
  );
});

test("any policy survives its JSON", () => {
  fc.assert(
    fc.property(aPolicy, (policy) => {
      expect(parsePolicy(JSON.parse(JSON.stringify(policy)))).toEqual({ ok: true, policy });
    }),
  );
});

test("so does what a site decides", () => {
  fc.assert(
    fc.property(aPolicy, (policy) => {
      const choices = siteChoices(DEFAULT_POLICY, policy) ?? {};
      const json = JSON.parse(JSON.stringify({ schema: 1, ...choices }));
      expect(parseSitePolicy(json)).toEqual({ ok: true, choices });
    }),
  );
});
