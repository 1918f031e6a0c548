import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("meta-refresh-redirect", () => {
  it("takes 0 s for permanent", () => {
    const [finding, ...more] = findingsOf("meta-refresh-redirect", { refresh: "0;URL=/t" });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/t at once");
  });

  it("takes more for temporary", () => {
    const [finding, ...more] = findingsOf("meta-refresh-redirect", { refresh: "5; url='/t'" });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("after 5 s");
  });

  it("is silent for a reload", () => {
    expect(findingsOf("meta-refresh-redirect", { refresh: "300" })).toEqual([]);
  });

  it("is silent for a reload by address", () => {
    expect(findingsOf("meta-refresh-redirect", { refresh: "300;url=/p" })).toEqual([]);
  });

  it("names both ends where one led to the page", () => {
    const navigation = navigationOf([
      ["https://www.example.com/old", 200, "meta-refresh"],
      ["https://www.example.com/t", 200],
    ]);
    const [finding, ...more] = findingsOf("meta-refresh-redirect", { navigation });
    expect(more).toEqual([]);
    expect(finding?.message).toMatch(
      /over a .* from https:\/\/www\.example\.com\/old to https:\/\/www\.example\.com\/t after 0 s/,
    );
  });
});
