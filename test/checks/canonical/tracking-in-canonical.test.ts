import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("tracking-in-canonical", () => {
  it("names the parameter", () => {
    const [finding, ...more] = findingsOf("tracking-in-canonical", {
      canonicals: ["/p?utm_source=news&id=1"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("utm_source");
  });

  it("does so where the policy keeps tracking in the key", () => {
    const [finding, ...more] = findingsOf("tracking-in-canonical", {
      canonicals: ["/p?gclid=1"],
      policy: { tracking: false },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("gclid");
  });

  it("is silent for ref", () => {
    expect(findingsOf("tracking-in-canonical", { canonicals: ["/p?ref=x"] })).toEqual([]);
  });
});
