import { describe, expect, it } from "vitest";
import { aroundDifferences, markDiffering } from "../../src/ui/differing";

const marked = (key: string, url: string) =>
  markDiffering(key, url)
    .map(({ separator, text, differs }) => (differs ? `[${separator}${text}]` : separator + text))
    .join("");

describe("markDiffering", () => {
  const key = "https://a.example/p?a=1&b=2&c=3";

  it.each([
    ["nothing in the key itself", key, key],
    ["a tracking parameter", `${key}&utm_source=x`, `${key}[&utm_source=x]`],
    ["a fragment", `${key}#top`, `${key}[#top]`],
    ["a port", "https://a.example:443/p?a=1&b=2&c=3", "https://a.example[:443]/p?a=1&b=2&c=3"],
    ["only the pair that moved", "https://a.example/p?c=3&a=1&b=2", "https://a.example/p[?c=3]&a=1&b=2"],
    ["a session id", "https://a.example/p;s=1?a=1&b=2&c=3", "https://a.example/p[;s=1]?a=1&b=2&c=3"],
    ["a pair written twice", "https://a.example/p?a=1&a=1&b=2&c=3", "https://a.example/p?a=1[&a=1]&b=2&c=3"],
    ["an escaped segment", "https://a.example/%70?a=1&b=2&c=3", "https://a.example[/%70]?a=1&b=2&c=3"],
  ])("marks %s", (_, url, expected) => expect(marked(key, url)).toBe(expected));

  it("is fast on ten thousand pairs in the wrong order", () => {
    const pairs = Array.from({ length: 10_000 }, (_, i) => `p${i}=1`);
    const started = performance.now();
    markDiffering(`https://a.example/?${pairs.join("&")}`, `https://a.example/?${pairs.reverse().join("&")}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("aroundDifferences", () => {
  it("keeps a short address whole", () => {
    const pieces = markDiffering("https://a.example/p", "https://a.example/p#x");
    expect(aroundDifferences(pieces)).toEqual(pieces);
  });

  it("keeps host and difference of a long one in sight", () => {
    const long = `https://a.example${"/segment".repeat(40)}/end`;
    const shown = aroundDifferences(markDiffering(long, `${long}?utm_source=x`));
    expect(shown.map(({ separator, text }) => separator + text).join("")).toBe(
      "https://a.example…/end?utm_source=x",
    );
  });
});
