import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("many-parameters", () => {
  it("reports four", () => {
    const [finding, ...more] = findingsOf("many-parameters", {
      links: [{ url: "https://www.example.com/a?a=1&b=2&c=3&d=4" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent for three", () => {
    expect(
      findingsOf("many-parameters", { links: [{ url: "https://www.example.com/a?a=1&b=2&c=3" }] }),
    ).toEqual([]);
  });
});
