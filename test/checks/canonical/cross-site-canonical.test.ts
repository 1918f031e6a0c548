import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("cross-site-canonical", () => {
  it("names the other site", () => {
    const [finding, ...more] = findingsOf("cross-site-canonical", {
      canonicals: ["https://www.other.example.net/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("example.net");
  });

  it("treats private suffixes as sites", () => {
    const [finding, ...more] = findingsOf("cross-site-canonical", {
      url: "https://a.github.io/p",
      canonicals: ["https://b.github.io/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("b.github.io");
  });

  it("is not fooled by a host that begins like this one", () => {
    const [finding, ...more] = findingsOf("cross-site-canonical", {
      url: "https://example.com/p",
      canonicals: ["https://example.com.evil.example/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("evil.example");
  });

  it("is silent for a subdomain", () => {
    expect(findingsOf("cross-site-canonical", { canonicals: ["https://shop.example.com/p"] })).toEqual([]);
  });
});
