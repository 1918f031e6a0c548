import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import { createEffectCounter, flipped, type KeyedUrl, keyedUrls, RULE_SWITCHES } from "../../src/group";
import { DEFAULT_POLICY, type Policy } from "../../src/model/policy";
import { aPolicy } from "../properties/policy-arbitrary";
import { linksTo } from "./links-to";

const PAGE = "https://e.com/";

function effectOf(urls: readonly string[], now: Policy, then: Policy) {
  const counter = createEffectCounter(then);
  for (const keyed of keyedUrls(linksTo(urls, now), PAGE, now)) counter.add(keyed);
  return counter.result();
}

const switchOf = (id: string) => {
  const found = RULE_SWITCHES.find((rule) => rule.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const flip = (id: string, urls: readonly string[], policy = DEFAULT_POLICY) =>
  effectOf(urls, policy, flipped(switchOf(id), policy));

describe("what a switch would do", () => {
  it("merges what the rule makes equal, and shows one of them", () => {
    const { merging, splitting, example } = flip("trailing-slash", [
      `${PAGE}p`,
      `${PAGE}p/`,
      `${PAGE}q/`,
      `${PAGE}r`,
      `${PAGE}r/`,
      `${PAGE}r/?a=1`,
    ]);
    expect(merging).toEqual({ from: 4, into: 2 });
    expect(splitting).toEqual({ from: 0, into: 0 });
    expect(example).toEqual({ before: `${PAGE}p/`, after: `${PAGE}p` });
  });

  it("splits what only the rule made equal", () => {
    const urls = [`${PAGE}p`, `${PAGE}p?utm_source=a`, `${PAGE}p?utm_source=b`, `${PAGE}q`];
    const { merging, splitting } = flip("tracking-parameter", urls);
    expect(splitting).toEqual({ from: 1, into: 3 });
    expect(merging).toEqual({ from: 0, into: 0 });
  });

  it("counts the audited page among the pages", () => {
    expect(flip("directory-index", [`${PAGE}index.html`]).merging).toEqual({ from: 2, into: 1 });
  });

  it("shows an address that nothing but this rule changes, where there is one", () => {
    const urls = [`http://e.com/p?utm_source=a&b`, "http://e.com/plain"];
    expect(flip("https", urls).example).toEqual({
      before: "http://e.com/plain",
      after: "https://e.com/plain",
    });
  });

  it("does nothing where the rule has nothing to do", () => {
    expect(flip("www", [`${PAGE}p`])).toEqual({
      merging: { from: 0, into: 0 },
      splitting: { from: 0, into: 0 },
      example: null,
    });
  });

  it("keeps apart hrefs that were cut, whatever their beginnings", () => {
    const [link] = linksTo([`${PAGE}long/`], DEFAULT_POLICY);
    if (link === undefined) throw new Error("no link");
    const cut = ["aa", "bb"].map((hash) => ({
      ...link,
      key: `${link.key}#cut:20000:${hash}`,
      flags: ["truncated" as const],
    }));
    const counter = createEffectCounter({ ...DEFAULT_POLICY, trailingSlash: true });
    for (const keyed of keyedUrls(cut, PAGE, DEFAULT_POLICY)) counter.add(keyed);
    expect(counter.result().merging).toEqual({ from: 0, into: 0 });
  });
});

/** Every URL against every other: pages are the classes of URLs with one key. */
function bruteForce(urls: readonly KeyedUrl[], then: Policy) {
  const keyThen = createCanonicalizer(then);
  const pairs = urls.map(({ url, key }) => {
    const result = keyThen(url);
    return { before: key, after: result.ok ? result.key : key };
  });
  const regroup = (of: "before" | "after", by: "before" | "after") => {
    const classes = [...new Set(pairs.map((pair) => pair[by]))].map(
      (value) => new Set(pairs.filter((pair) => pair[by] === value).map((pair) => pair[of])).size,
    );
    return classes.filter((size) => size > 1);
  };
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  const merged = regroup("before", "after");
  const split = regroup("after", "before");
  return {
    merging: { from: sum(merged), into: merged.length },
    splitting: { from: split.length, into: sum(split) },
  };
}

const word = fc.constantFrom("", "a", "A", "b", "index.html", "a/", "a//b", "b;jsessionid=1");
const query = fc.constantFrom(
  "",
  "?",
  "?a",
  "?a=",
  "?b=1&a=2",
  "?a=2&b=1",
  "?a=2&a=1",
  "?utm_source=x",
  "?a=2&b=1#/r",
);
const url = fc
  .tuple(fc.constantFrom("http", "https"), fc.constantFrom("e.com", "www.e.com"), word, query)
  .map(([scheme, host, path, rest]) => `${scheme}://${host}/${path}${rest}`);

describe("counts agree with grouping everything again", () => {
  it("for every switch under any policy", () => {
    fc.assert(
      fc.property(
        fc.array(url, { maxLength: 30 }),
        aPolicy,
        fc.constantFrom(...RULE_SWITCHES),
        (urls, policy, rule) => {
          const then = flipped(rule, policy);
          const { merging, splitting } = effectOf(urls, policy, then);
          const keyed = keyedUrls(linksTo(urls, policy), PAGE, policy);
          expect({ merging, splitting }).toEqual(bruteForce(keyed, then));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("switches", () => {
  it.each(RULE_SWITCHES.map((rule) => [rule.id, rule] as const))(
    "%s flips twice to what it was",
    (_, rule) => {
      const once = flipped(rule, DEFAULT_POLICY);
      expect(rule.isOn(once)).toBe(!rule.isOn(DEFAULT_POLICY));
      expect(flipped(rule, once)).toEqual(DEFAULT_POLICY);
    },
  );
});
