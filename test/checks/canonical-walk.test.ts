import { describe, expect, it } from "vitest";
import { createComparison, siteFrom } from "../../src/checks/address-comparison";
import { walkLine, walkOn } from "../../src/checks/canonical-walk";
import type { CanonicalStep } from "../../src/model/canonical-target";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { registrableDomain } from "../../src/resolve";

const comparison = createComparison(DEFAULT_POLICY, siteFrom(registrableDomain));
const at = (path: string) => `https://a.example/${path}`;

/** A page at `start` that names these canonicals. */
function step(start: string, canonicals: readonly string[], some: Partial<CanonicalStep> = {}) {
  const answer = { hops: [], finalUrl: at(start), outcome: "ok" as const, noindex: [] };
  return { start: at(start), ...answer, canonicals: canonicals.map(at), ...some };
}

const walk = (first: CanonicalStep, ...further: readonly CanonicalStep[]) =>
  walkOn({ ...first, further }, at("page"), comparison);

describe("walkOn", () => {
  it("is settled where the page names itself, in whatever spelling, or nothing", () => {
    expect(walk(step("b", ["b"]))).toEqual({ kind: "settled" });
    expect(walk(step("b", [], { canonicals: ["HTTPS://A.example:443/b#top"] }))).toEqual({ kind: "settled" });
    expect(walk(step("b", []))).toEqual({ kind: "settled" });
  });

  it("goes on to what it names", () => {
    expect(walk(step("b", ["c"]))).toEqual({ kind: "next", url: at("c") });
    expect(walk(step("b", ["c"]), step("c", ["c"]))).toEqual({ kind: "settled" });
  });

  it("takes the address a redirect ended at for the page's own", () => {
    expect(walk(step("b", ["c"], { finalUrl: at("c"), outcome: "redirected" }))).toEqual({ kind: "settled" });
  });

  it("sees a circle back to this page, and one that leaves it out", () => {
    expect(walk(step("b", ["page"]))).toEqual({ kind: "loop", url: at("page") });
    expect(walk(step("b", ["c"]), step("c", ["b"]))).toEqual({ kind: "loop", url: at("b") });
  });

  it("stops where several are named, and where nothing answered", () => {
    expect(walk(step("b", ["c", "d"]))).toEqual({ kind: "conflict", urls: [at("c"), at("d")] });
    expect(walk(step("b", ["c"], { outcome: "client-error" }))).toEqual({ kind: "unreached" });
  });

  it("looks at five and no more", () => {
    const chain = ["b", "c", "d", "e", "f"].map((name, i) =>
      step(name, [["c", "d", "e", "f", "g"][i] ?? ""]),
    );
    const [first, ...further] = chain as [CanonicalStep, ...CanonicalStep[]];
    expect(walk(first, ...further.slice(0, 3))).toEqual({ kind: "next", url: at("f") });
    expect(walk(first, ...further)).toEqual({ kind: "limit", url: at("g") });
  });
});

describe("walkLine", () => {
  it("is the addresses in order", () => {
    expect(walkLine({ ...step("b", ["c"]), further: [step("c", ["b"])] }, at("b"))).toBe(
      `${at("b")} > ${at("c")} > ${at("b")}`,
    );
  });
});
