import fc from "fast-check";
import { expect, test } from "vitest";
import { URL as ReferenceURL } from "whatwg-url";
import { createCanonicalizer } from "../../src/canonicalize";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import { decodedPath, decodedQuery } from "./decoded";
import { anyPolicy, anyString, httpUrl, STANDARD } from "./url-arbitrary";

const standard = createCanonicalizer(STANDARD);
const byDefault = createCanonicalizer(DEFAULT_POLICY);
const everything = createCanonicalizer({
  ...DEFAULT_POLICY,
  www: true,
  trailingSlash: true,
  directoryIndex: true,
  pathCase: true,
  https: true,
  doubleSlash: true,
});
const PRESETS = [standard, byDefault, everything, createCanonicalizer({ ...STANDARD, hashRoutes: true })];

function keyOf(canonicalizer: ReturnType<typeof createCanonicalizer>, url: string): string | null {
  const result = canonicalizer(url);
  return result.ok ? result.key : null;
}

test("no string makes it throw, and every answer is a key or a reason", () => {
  fc.assert(
    fc.property(anyString, (url) => {
      for (const preset of PRESETS) {
        const result = preset(url);
        expect(result.ok ? result.key : result.reason).toMatch(
          /^(?:https?:\/\/|unparsable$|unsupported-scheme$)/,
        );
      }
    }),
    { numRuns: 20_000 },
  );
});

test("the key of a key is itself, under every preset", () => {
  fc.assert(
    fc.property(httpUrl, (url) => {
      for (const preset of PRESETS) {
        const key = keyOf(preset, url);
        if (key !== null) expect(preset(key)).toEqual({ ok: true, key, rules: [] });
      }
    }),
    { numRuns: 30_000 },
  );
});

test("the key of a key is itself, under any policy", () => {
  fc.assert(
    fc.property(httpUrl, anyPolicy, (url, policy) => {
      const canonicalizer = createCanonicalizer(policy);
      const key = keyOf(canonicalizer, url);
      if (key !== null) expect(canonicalizer(key)).toEqual({ ok: true, key, rules: [] });
    }),
    { numRuns: 20_000 },
  );
});

test("the standard rules never change decoded path segments or query pairs", () => {
  fc.assert(
    fc.property(httpUrl, (url) => {
      const key = keyOf(standard, url);
      if (key === null) return;
      // Node's own parser forgets some dot segments.
      const parsed = new ReferenceURL(url);
      const keyed = new URL(key);
      expect(decodedPath(keyed.pathname)).toEqual(decodedPath(parsed.pathname));
      expect(decodedQuery(keyed.search)).toEqual(decodedQuery(parsed.search));
    }),
    { numRuns: 20_000 },
  );
});

test("the rules say whether anything changed", () => {
  fc.assert(
    fc.property(httpUrl, anyPolicy, (url, policy) => {
      const result = createCanonicalizer(policy)(url);
      if (result.ok) expect(result.rules.length === 0).toBe(result.key === url);
    }),
    { numRuns: 10_000 },
  );
});

const SWITCHES = [
  "tracking",
  "session",
  "recodeQuery",
  "www",
  "trailingSlash",
  "directoryIndex",
  "pathCase",
  "https",
  "doubleSlash",
] as const;

/** The policy with some of its merging rules switched off; `hashRoutes` and `keep` keep text, so they stay. */
function switchOff(policy: Policy, off: readonly string[]): Policy {
  const changes = Object.fromEntries(
    SWITCHES.filter((name) => off.includes(name)).map((name) => [name, false]),
  );
  return {
    ...policy,
    ...changes,
    ...(off.includes("sort") ? { sortQuery: "off" as const } : {}),
    ...(off.includes("drop") ? { drop: [] } : {}),
    ...(off.includes("keepOnly") ? { keepOnly: null } : {}),
  };
}

test("a policy that switches rules off never merges more", () => {
  const switches = fc.subarray([...SWITCHES, "sort", "drop", "keepOnly"]);
  fc.assert(
    fc.property(httpUrl, anyPolicy, switches, (url, policy, off) => {
      // The smaller policy's key holds all the larger one looks at: then whatever the
      // smaller merges, the larger merges too.
      const larger = createCanonicalizer(policy);
      const smaller = keyOf(createCanonicalizer(switchOff(policy, off)), url);
      if (smaller !== null) expect(keyOf(larger, smaller)).toBe(keyOf(larger, url));
    }),
    { numRuns: 20_000 },
  );
});
