import { describe, expect, it } from "vitest";
import type { CanonicalEnd, CanonicalStep } from "../../src/model/canonical-target";
import { targetSentence } from "../../src/report/target-sentence";
import { hopsOf } from "../checks/page-fixture";

const B = "https://a.example/b";
const C = "https://a.example/c";

function sentence(
  some: Partial<CanonicalStep>,
  end: CanonicalEnd = { kind: "settled" },
  ...further: string[]
) {
  const step: CanonicalStep = {
    start: B,
    hops: hopsOf([[B, 200]]),
    finalUrl: B,
    outcome: "ok",
    canonicals: [B],
    noindex: [],
  };
  const more = further.map((start) => ({ ...step, start, finalUrl: start }));
  return targetSentence({ ...step, ...some, further: more, end });
}

describe("targetSentence", () => {
  it("says that it holds, and why", () => {
    expect(sentence({})).toBe(
      `The canonical ${B} holds: it answers 200 without a redirect, nothing forbids its indexing, and it names itself as canonical.`,
    );
    expect(sentence({ canonicals: [] })).toContain("names no canonical of its own");
    expect(sentence({ canonicals: [], isPage: false })).toContain("only its headers were read");
  });

  it.each<[string, Partial<CanonicalStep>, CanonicalEnd, string[], RegExp]>([
    [
      "a redirect",
      {
        hops: hopsOf([
          [B, 301],
          [C, 200],
        ]),
        finalUrl: C,
        outcome: "redirected",
      },
      { kind: "settled" },
      [],
      /does not hold: it redirects to .*\/c \(301\)\.$/,
    ],
    [
      "noindex",
      { noindex: ["meta robots"] },
      { kind: "settled" },
      [],
      /forbids its indexing \(meta robots\)/,
    ],
    ["a chain", { canonicals: [C] }, { kind: "settled" }, [C], /names https:\/\/a\.example\/c as canonical/],
    ["a circle", { canonicals: [C] }, { kind: "loop", url: B }, [C], /in a circle back to .*\/b/],
    ["a conflict", {}, { kind: "conflict", urls: [B, C] }, [], /names 2 different canonicals/],
    ["a long chain", {}, { kind: "limit", url: C }, [], /names .*\/c as canonical/],
    [
      "a missing page",
      { hops: hopsOf([[B, 404]]), outcome: "client-error" },
      { kind: "unreached" },
      [],
      /does not hold: it answers 404\.$/,
    ],
    [
      "no answer",
      { hops: [], outcome: "timeout", error: "no answer within 20 s" },
      { kind: "unreached" },
      [],
      /cannot be reached \(no answer within 20 s\)/,
    ],
  ])("says that %s does not hold", (_, some, end, further, words) => {
    expect(sentence(some, end, ...further)).toMatch(words);
  });

  it("claims nothing where nothing was asked, or where the answer is about us", () => {
    const end = { kind: "unreached" } as const;
    expect(sentence({ outcome: "partial", skipped: "no access to a.example" }, end)).toMatch(
      /was not verified: no access/,
    );
    expect(sentence({ outcome: "blocked-by-site", hops: hopsOf([[B, 403]]) }, end)).toMatch(
      /was not verified: the site answered 403/,
    );
  });
});
