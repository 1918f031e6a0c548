import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("doubled-address-canonical", () => {
  it("reports an address put before an address", () => {
    const [finding, ...more] = findingsOf("doubled-address-canonical", {
      canonicals: ["https://www.example.com/https://example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("twice");
  });

  it("reports one whose slash was merged", () => {
    const [finding, ...more] = findingsOf("doubled-address-canonical", {
      canonicals: ["https://www.example.com/https:/www.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("twice");
  });

  it("is silent for an archive of other sites", () => {
    expect(
      findingsOf("doubled-address-canonical", {
        url: "https://archive.example/https://www.example.com/p",
        canonicals: ["https://archive.example/https://www.example.com/p"],
      }),
    ).toEqual([]);
  });
});
