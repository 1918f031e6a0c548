import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-chain", () => {
  it("names the next", () => {
    const [finding, ...more] = findingsOf("canonical-chain", {
      canonicals: ["/q"],
      target: { canonicals: ["https://www.example.com/r"] },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com/r");
  });

  it("is silent for a self-canonical", () => {
    expect(
      findingsOf("canonical-chain", {
        canonicals: ["/q"],
        target: { canonicals: ["https://www.example.com/q"] },
      }),
    ).toEqual([]);
  });

  it("leaves loops to their own check", () => {
    expect(
      findingsOf("canonical-chain", {
        canonicals: ["/q"],
        target: { canonicals: ["https://www.example.com/p"] },
      }),
    ).toEqual([]);
  });
});
