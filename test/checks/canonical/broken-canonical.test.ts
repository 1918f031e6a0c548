import { describe, expect, it } from "vitest";
import { findingsOf, hopsOf } from "../page-fixture";

describe("broken-canonical", () => {
  it("names the status", () => {
    const [finding, ...more] = findingsOf("broken-canonical", {
      canonicals: ["/q"],
      target: { outcome: "client-error", hops: hopsOf([["https://www.example.com/q", 404]]) },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("404");
  });

  it("is silent for a good answer", () => {
    expect(findingsOf("broken-canonical", { canonicals: ["/q"], target: {} })).toEqual([]);
  });

  it("is silent where nobody looked", () => {
    expect(findingsOf("broken-canonical", { canonicals: ["/q"] })).toEqual([]);
  });
});
