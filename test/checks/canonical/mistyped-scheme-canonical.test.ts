import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("mistyped-scheme-canonical", () => {
  it("says what it means instead", () => {
    const [finding, ...more] = findingsOf("mistyped-scheme-canonical", {
      canonicals: ["https//www.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("means https://www.example.com/https//www.example.com/p");
  });

  it("is silent where the scheme is right, or missing", () => {
    expect(findingsOf("mistyped-scheme-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual(
      [],
    );
    expect(findingsOf("mistyped-scheme-canonical", { canonicals: ["/p"] })).toEqual([]);
  });
});
