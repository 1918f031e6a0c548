import { describe, expect, it } from "vitest";
import { createCanonicalizer } from "../../src/canonicalize";
import type { DuplicateGroup } from "../../src/model/group";
import type { RedirectOutcome } from "../../src/model/navigation";
import { DEFAULT_POLICY } from "../../src/model/policy";
import type { CheckedRedirect } from "../../src/model/report";
import { confirmSuspected } from "../../src/report/confirm-suspected";
import { withEnds, withGroups } from "../../src/report/group-ends";

const canonicalize = createCanonicalizer({ ...DEFAULT_POLICY, drop: ["ref"] });
const keyOf = (url: string): string => {
  const result = canonicalize(url);
  return result.ok ? result.key : url;
};

const HOST = "https://shop.example";

const chain = (
  start: string,
  finalUrl: string,
  outcome: RedirectOutcome = "redirected",
): CheckedRedirect => ({
  start: `${HOST}${start}`,
  hops: [],
  finalUrl: `${HOST}${finalUrl}`,
  outcome,
  links: [0],
  findings: [],
});

const group = (...paths: readonly string[]): DuplicateGroup => ({
  key: keyOf(`${HOST}${paths[0]}`),
  label: paths[0] ?? "",
  urls: paths.map((path) => ({ url: `${HOST}${path}`, occurrences: 1, rules: [], links: [0] })),
  fragmentsOnly: false,
  reason: "same page",
});

const verdict = (redirects: readonly CheckedRedirect[], pageUrl: string | null = null) =>
  withEnds([group("/p?ref=a", "/p?ref=b", "/p#top")], { redirects, pageUrl, keyOf })[0]?.ends?.verdict;

describe("withEnds", () => {
  it.each([
    ["both end at one address", [chain("/p?ref=a", "/q"), chain("/p?ref=b", "/q")], "confirmed"],
    ["they end apart", [chain("/p?ref=a", "/a"), chain("/p?ref=b", "/b")], "apart"],
    [
      "one is gone",
      [chain("/p?ref=a", "/p?ref=a", "ok"), chain("/p?ref=b", "/p?ref=b", "client-error")],
      "apart",
    ],
    [
      "each answers for itself",
      [chain("/p?ref=a", "/p?ref=a", "ok"), chain("/p?ref=b", "/p?ref=b", "ok")],
      "open",
    ],
    [
      "they end at spellings of one page",
      [chain("/p?ref=a", "/q?ref=a"), chain("/p?ref=b", "/q?ref=b")],
      "open",
    ],
    ["one is known only", [chain("/p?ref=a", "/q")], undefined],
    ["one did not answer", [chain("/p?ref=a", "/q"), chain("/p?ref=b", "/z", "timeout")], undefined],
    [
      "all are gone",
      [chain("/p?ref=a", "/x", "client-error"), chain("/p?ref=b", "/x", "client-error")],
      "open",
    ],
  ] as const)("where %s", (_, redirects, expected) => {
    expect(verdict(redirects)).toBe(expected);
  });

  it("counts the audited page as one that answered under its own address", () => {
    expect(verdict([chain("/p?ref=a", "/p")], `${HOST}/p#reviews`)).toBe("confirmed");
  });

  it("names who ends where", () => {
    const [{ ends } = group()] = withEnds([group("/p?ref=a", "/p?ref=b", "/p")], {
      redirects: [chain("/p?ref=a", "/a"), chain("/p?ref=b", "/b#x"), chain("/p", "/a")],
      pageUrl: null,
      keyOf,
    });
    expect(ends?.finals).toEqual([
      { url: `${HOST}/a`, outcome: "redirected", urls: [`${HOST}/p?ref=a`, `${HOST}/p`] },
      { url: `${HOST}/b`, outcome: "redirected", urls: [`${HOST}/p?ref=b`] },
    ]);
  });
});

describe("withGroups", () => {
  it("names the group of each chain that has one", () => {
    const [inside, outside] = withGroups(
      [chain("/p?ref=a", "/q"), chain("/other", "/q")],
      [group("/p?ref=a", "/p")],
    );
    expect(inside?.group).toBe(`${HOST}/p`);
    expect(outside).not.toHaveProperty("group");
  });
});

describe("confirmSuspected", () => {
  const suspected = [{ rule: "trailing-slash" as const, keys: [`${HOST}/tea`, `${HOST}/tea/`] }];

  it("takes a redirect from one to the other for a confirmation", () => {
    expect(confirmSuspected(suspected, [chain("/tea", "/tea/")], keyOf)[0]?.confirmed).toEqual({
      finalUrl: `${HOST}/tea/`,
      starts: [`${HOST}/tea`],
    });
  });

  it("takes two that meet elsewhere for one", () => {
    const chains = [chain("/tea", "/black-tea"), chain("/tea/", "/black-tea")];
    expect(confirmSuspected(suspected, chains, keyOf)[0]?.confirmed?.starts).toHaveLength(2);
  });

  it.each([
    ["nothing was checked", []],
    ["each answers for itself", [chain("/tea", "/tea", "ok"), chain("/tea/", "/tea/", "ok")]],
    ["one leads elsewhere", [chain("/tea", "/black-tea")]],
  ] as const)("says nothing where %s", (_, chains) => {
    expect(confirmSuspected(suspected, chains, keyOf)[0]).not.toHaveProperty("confirmed");
  });
});
