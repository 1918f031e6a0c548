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

  it("shows the whole way where it was walked", () => {
    const last = "https://www.example.com/s";
    const [finding] = findingsOf("canonical-chain", {
      canonicals: ["/q"],
      target: {
        canonicals: ["https://www.example.com/r"],
        further: [
          {
            start: "https://www.example.com/r",
            hops: [],
            finalUrl: "https://www.example.com/r",
            outcome: "ok",
            canonicals: [last],
            noindex: [],
          },
        ],
      },
    });
    expect(finding?.message).toContain("yet another one, https://www.example.com/r");
    expect(finding?.evidence["from canonical to canonical"]).toMatch(/\/q > .*\/r > .*\/s$/);
  });

  it("says so where it names several", () => {
    const [finding] = findingsOf("canonical-chain", {
      canonicals: ["/q"],
      target: { canonicals: ["https://www.example.com/r", "https://www.example.com/s"] },
    });
    expect(finding?.message).toContain("several others");
  });

  it("is silent where the canonical did not answer", () => {
    expect(
      findingsOf("canonical-chain", {
        canonicals: ["/q"],
        target: { outcome: "client-error", canonicals: ["https://www.example.com/r"] },
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
