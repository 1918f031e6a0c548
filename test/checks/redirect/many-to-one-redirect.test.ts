import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf } from "../page-fixture";

const to = (end: string, ...starts: readonly string[]) => ({
  redirects: starts.map((start) =>
    checkedRedirect([
      [`https://www.example.com${start}`, 301],
      [`https://www.example.com${end}`, 200],
    ]),
  ),
});

const PRODUCTS = ["/kettle", "/teapot", "/mug", "/spoon", "/tray"];

describe("many-to-one-redirect", () => {
  it("names the page that five unlike addresses end at", () => {
    const [finding, ...more] = findingsOf("many-to-one-redirect", to("/sale", ...PRODUCTS));
    expect(more).toEqual([]);
    expect(finding?.subject).toBe("https://www.example.com/sale");
    expect(finding?.message).toContain("5 addresses redirect to https://www.example.com/sale");
    expect(finding?.evidence["examples"]).toContain("/kettle");
  });

  it.each([
    ["four", to("/sale", ...PRODUCTS.slice(1))],
    ["variants of the page itself", to("/tea", "/Tea", "/tea/", "/tea?utm_source=a", "/TEA", "/Tea/")],
    ["pages of its section", to("/sale", "/sale/1", "/sale/2", "/sale/3", "/sale/4", "/sale/5")],
    ["a home page, which has its own check", to("/", ...PRODUCTS)],
  ])("is silent for %s", (_, fixture) => {
    expect(findingsOf("many-to-one-redirect", fixture)).toEqual([]);
  });
});
