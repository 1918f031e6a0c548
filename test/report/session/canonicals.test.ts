import { describe, expect, it } from "vitest";
import type { RedirectChain } from "../../../src/model/navigation";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import type { CheckedPage } from "../../../src/model/session";
import { sessionCanonicals } from "../../../src/report/session/canonicals";
import { canonicalClusters } from "../../../src/report/session/clusters";
import { hop } from "../csv/sample-parts";
import { aPage } from "./audits";

const E = "https://e.com";
const page = (path: string, canonical?: string, navigation?: RedirectChain): CheckedPage =>
  aPage(path, [], {
    ...(canonical === undefined ? {} : { canonical: `${E}${canonical}` }),
    ...(navigation === undefined ? {} : { navigation }),
  });

const canonicals = (...pages: readonly CheckedPage[]) => sessionCanonicals(pages, DEFAULT_POLICY);
const kinds = (...pages: readonly CheckedPage[]) => canonicals(...pages).map(({ kind }) => kind);

describe("what a canonical comes to", () => {
  it("is the page itself, nothing, or several", () => {
    expect(kinds(page("/a", "/a"), page("/b"))).toEqual(["self", "none"]);
    const both = { ...page("/a"), canonicals: [`${E}/x`, `${E}/y`] };
    expect(canonicals(both)).toMatchObject([{ kind: "conflict", end: null, names: [`${E}/x`, `${E}/y`] }]);
  });

  it("is a page that was audited and stands by itself, or one nobody looked at", () => {
    expect(kinds(page("/a", "/p"), page("/b", "/q"), page("/p", "/p"))).toEqual([
      "settled",
      "not-audited",
      "self",
    ]);
    expect(kinds(page("/a", "/p"), page("/p"))).toEqual(["settled", "none"]);
  });

  it("is a chain where the page it names names another one", () => {
    const [first] = canonicals(page("/a", "/b"), page("/b", "/c"), page("/c", "/c"));
    expect(first).toMatchObject({ kind: "chain", end: `${E}/c`, way: [`${E}/a`, `${E}/b`, `${E}/c`] });
    expect(kinds(page("/a", "/b"), page("/b", "/c"))).toEqual(["chain", "not-audited"]);
  });

  it("is pages that name each other, and circles however one comes in", () => {
    expect(kinds(page("/a", "/b"), page("/b", "/a"))).toEqual(["mutual", "mutual"]);
    const [outside] = canonicals(page("/x", "/a"), page("/a", "/b"), page("/b", "/a"));
    expect(outside).toMatchObject({ kind: "loop", end: `${E}/a` });
    const round = canonicals(page("/x", "/a"), page("/c", "/a"), page("/a", "/b"), page("/b", "/c"));
    expect(round.map(({ kind }) => kind)).toEqual(["loop", "loop", "loop", "loop"]);
    expect(new Set(round.map(({ end }) => end))).toEqual(new Set([`${E}/a`]));
  });

  it("stops at a page that contradicts itself", () => {
    const both = { ...page("/b"), canonicals: [`${E}/x`, `${E}/y`] };
    expect(canonicals(page("/a", "/b"), both)[0]).toMatchObject({ kind: "settled", end: `${E}/b` });
  });

  it("goes through redirects that were seen, and says so", () => {
    const navigation: RedirectChain = {
      observed: true,
      start: `${E}/old`,
      hops: [hop(`${E}/old`, 301, "/p"), hop(`${E}/p`, 200)],
      finalUrl: `${E}/p`,
      outcome: "redirected",
      startedAt: 0,
    };
    expect(canonicals(page("/a", "/old"), page("/p", "/p", navigation))).toMatchObject([
      { kind: "settled", end: `${E}/p`, redirects: true },
      { kind: "self", redirects: false },
    ]);
  });
});

describe("clusters of canonicals", () => {
  const clusters = (...pages: readonly CheckedPage[]) =>
    canonicalClusters(canonicals(...pages), DEFAULT_POLICY).map(({ end, audited, pages: members }) => [
      end,
      audited,
      members.map(({ page: url }) => url),
    ]);

  it("are pages with one end, largest first, without those that only name themselves", () => {
    const found = clusters(
      page("/a", "/p"),
      page("/b", "/p"),
      page("/p", "/p"),
      page("/c", "/q"),
      page("/d", "/d"),
    );
    expect(found).toEqual([
      [`${E}/p`, true, [`${E}/a`, `${E}/b`, `${E}/p`]],
      [`${E}/q`, false, [`${E}/c`]],
    ]);
  });

  it("hold a circle together", () => {
    expect(clusters(page("/a", "/b"), page("/b", "/a"), page("/x", "/b"))).toEqual([
      [`${E}/a`, true, [`${E}/a`, `${E}/b`, `${E}/x`]],
    ]);
  });
});
