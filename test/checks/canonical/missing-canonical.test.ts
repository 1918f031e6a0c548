import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("missing-canonical", () => {
  it("reports a page that declares none, and that the header was not seen", () => {
    const [finding, ...more] = findingsOf("missing-canonical", {});
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("was not observed");
  });

  it("says so where the header was seen", () => {
    const [finding, ...more] = findingsOf("missing-canonical", { headers: {} });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("has no canonical either");
  });

  it("is silent for a canonical in the HTML", () => {
    expect(findingsOf("missing-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });

  it("is silent for one in the header only", () => {
    expect(findingsOf("missing-canonical", { linkHeader: "</p>; rel=canonical" })).toEqual([]);
  });

  it("leaves an empty one to its own check", () => {
    expect(findingsOf("missing-canonical", { canonicals: [""] })).toEqual([]);
  });
});
