import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("cross-host-canonical", () => {
  it("names both hosts", () => {
    const [finding, ...more] = findingsOf("cross-host-canonical", {
      url: "https://m.example.com/p",
      canonicals: ["https://desktop.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("desktop.example.com");
    expect(finding?.message).toContain("m.example.com");
  });

  it("leaves www to canonical-spelling-mismatch", () => {
    expect(
      findingsOf("cross-host-canonical", {
        url: "https://example.com/p",
        canonicals: ["https://www.example.com/p"],
      }),
    ).toEqual([]);
  });

  it("treats private suffixes as sites", () => {
    expect(
      findingsOf("cross-host-canonical", {
        url: "https://a.github.io/p",
        canonicals: ["https://b.github.io/p"],
      }),
    ).toEqual([]);
  });
});
