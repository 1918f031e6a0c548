import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

describe("stale-canonical", () => {
  it("reports the address before pushState", () => {
    const [finding, ...more] = findingsOf("stale-canonical", {
      url: "https://www.example.com/b",
      canonicals: ["/a"],
      navigation: navigationOf([
        ["https://www.example.com/a", 200],
        ["https://www.example.com/b", null, "history"],
      ]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/a");
    expect(finding?.message).toContain("https://www.example.com/b");
  });

  it("also where only the document shows the move", () => {
    const [finding, ...more] = findingsOf("stale-canonical", {
      url: "https://www.example.com/b",
      canonicals: ["/a"],
      navigation: navigationOf([["https://www.example.com/a", 200]]),
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("still names");
  });

  it("also where nothing was recorded: the document knows where it came from", () => {
    const [finding, ...more] = findingsOf("stale-canonical", {
      url: "https://www.example.com/b",
      loadedUrl: "https://www.example.com/a",
      canonicals: ["/a"],
    });
    expect(more).toEqual([]);
    expect(finding?.evidence).toMatchObject({ loaded: "https://www.example.com/a" });
  });

  it("is silent where the canonical moved along", () => {
    expect(
      findingsOf("stale-canonical", {
        url: "https://www.example.com/b",
        canonicals: ["/b"],
        navigation: navigationOf([["https://www.example.com/a", 200]]),
      }),
    ).toEqual([]);
  });

  it("is silent without a navigation", () => {
    expect(findingsOf("stale-canonical", { canonicals: ["/a"] })).toEqual([]);
  });
});
