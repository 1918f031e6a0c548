import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("uppercase-in-canonical", () => {
  it("reports capitals", () => {
    const [finding, ...more] = findingsOf("uppercase-in-canonical", { canonicals: ["/P"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("/P");
  });

  it("does not take hex digits for letters", () => {
    expect(findingsOf("uppercase-in-canonical", { canonicals: ["/caf%C3%A9"] })).toEqual([]);
  });
});
