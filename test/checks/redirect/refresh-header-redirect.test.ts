import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("refresh-header-redirect", () => {
  it("names the target", () => {
    const [finding, ...more] = findingsOf("refresh-header-redirect", { headers: { refresh: "0;url=/t" } });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/t");
  });

  it("is silent for a reload", () => {
    expect(findingsOf("refresh-header-redirect", { headers: { refresh: "0.1" } })).toEqual([]);
  });

  it("is silent where nothing was observed", () => {
    expect(findingsOf("refresh-header-redirect", { refresh: "0;url=/t" })).toEqual([]);
  });

  it("names both ends where one led to the page", () => {
    const navigation = navigationOf([
      ["https://www.example.com/old", 200, "refresh-header"],
      ["https://www.example.com/t", 200],
    ]);
    const [finding, ...more] = findingsOf("refresh-header-redirect", { navigation });
    expect(more).toEqual([]);
    expect(finding?.message).toMatch(
      /over a .* from https:\/\/www\.example\.com\/old to https:\/\/www\.example\.com\/t after 0 s/,
    );
  });
});
