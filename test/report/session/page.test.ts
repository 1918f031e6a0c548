import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/model/policy";
import { aPage } from "./audits";

describe("what a session keeps of a page", () => {
  it("is each address once, with how often it is linked and the first words", () => {
    const { links, totals } = aPage("/shop#top", [
      "/a",
      "/a",
      "/a#b",
      "mailto:x@e.com",
      "https://other.org/",
    ]);
    expect(links).toEqual([
      { url: "https://e.com/a", count: 2, text: "link 0" },
      { url: "https://e.com/a#b", count: 1, text: "link 2" },
    ]);
    expect(totals).toMatchObject({ links: 5, accepted: 3, outOfScope: 1, rejected: 1 });
  });

  it("is known by its address without fragment, unless the site has its routes there", () => {
    expect(aPage("/shop#top", []).url).toBe("https://e.com/shop");
    const policy = { ...DEFAULT_POLICY, hashRoutes: true };
    expect(aPage("/app#/cart", [], { policy }).url).toBe("https://e.com/app#/cart");
  });

  it("has the canonicals that count", () => {
    expect(aPage("/", [], { canonical: "https://e.com/home" }).canonicals).toEqual(["https://e.com/home"]);
    expect(aPage("/", [], { canonical: "" }).canonicals).toEqual([]);
    expect(aPage("/", []).canonicals).toEqual([]);
  });

  it("counts all findings, of the canonical and of the links", () => {
    const { findings } = aPage("/", ["http://[::1/"], { canonical: "" });
    expect(findings.error + findings.warning + findings.notice).toBeGreaterThan(1);
  });
});
