import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("homepage-canonical", () => {
  it("warns of a deep page", () => {
    const [finding, ...more] = findingsOf("homepage-canonical", {
      url: "https://www.example.com/shop/item/77",
      canonicals: ["https://www.example.com/"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("site root");
  });

  it("only notes an AMP page", () => {
    const [finding, ...more] = findingsOf("homepage-canonical", {
      url: "https://www.example.com/amp",
      canonicals: ["https://www.example.com/"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("site root");
  });

  it("only notes an index file", () => {
    const [finding, ...more] = findingsOf("homepage-canonical", {
      url: "https://www.example.com/index.php",
      canonicals: ["https://www.example.com/"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("version of the home page");
  });

  it("is silent on the home page", () => {
    expect(
      findingsOf("homepage-canonical", {
        url: "https://www.example.com/?utm_source=x",
        canonicals: ["https://www.example.com/"],
      }),
    ).toEqual([]);
  });

  it("is silent for a page behind the root", () => {
    expect(findingsOf("homepage-canonical", { canonicals: ["https://www.example.com/?page=2"] })).toEqual([]);
  });

  it("is silent on the mobile home page", () => {
    expect(
      findingsOf("homepage-canonical", {
        url: "https://m.example.com/",
        canonicals: ["https://www.example.com/"],
      }),
    ).toEqual([]);
  });

  it("leaves the root of another site to cross-site-canonical", () => {
    expect(findingsOf("homepage-canonical", { canonicals: ["https://other.example/"] })).toEqual([]);
  });
});
