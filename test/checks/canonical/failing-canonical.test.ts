import { describe, expect, it } from "vitest";
import { findingsOf, hopsOf } from "../page-fixture";

describe("failing-canonical", () => {
  it("names the status", () => {
    const [finding, ...more] = findingsOf("failing-canonical", {
      canonicals: ["/q"],
      target: { outcome: "server-error", hops: hopsOf([["https://www.example.com/q", 503]]) },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("503");
  });

  it("does not take a wall for a failure", () => {
    expect(
      findingsOf("failing-canonical", { canonicals: ["/q"], target: { outcome: "blocked-by-site" } }),
    ).toEqual([]);
  });
});
