import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("doubly-escaped-canonical", () => {
  it("names the parameter", () => {
    const [finding, ...more] = findingsOf("doubly-escaped-canonical", {
      canonicals: ["https://www.example.com/p?size=m&amp;colour=red"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("amp;colour");
  });

  it("is silent for what the parser decoded", () => {
    expect(
      findingsOf("doubly-escaped-canonical", { canonicals: ["https://www.example.com/p?size=m&colour=red"] }),
    ).toEqual([]);
  });
});
