import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("unparsable-canonical", () => {
  it("shows it as written", () => {
    const [finding, ...more] = findingsOf("unparsable-canonical", { canonicals: ["https://"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("https://");
    expect(finding?.message).toContain("invalid");
  });

  it("does not accept a host that keeps an escape", () => {
    const [finding, ...more] = findingsOf("unparsable-canonical", { canonicals: ["https://exa%mple.com/"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("exa%mple");
  });

  it("is silent for what is odd and legal", () => {
    expect(findingsOf("unparsable-canonical", { canonicals: ["https:p"] })).toEqual([]);
  });
});
