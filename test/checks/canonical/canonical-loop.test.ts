import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-loop", () => {
  it("names both", () => {
    const [finding, ...more] = findingsOf("canonical-loop", {
      canonicals: ["/q"],
      target: { canonicals: ["https://www.example.com/p"] },
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("name each other");
  });

  it("sees a circle that leaves this page out", () => {
    const further = {
      start: "https://www.example.com/r",
      hops: [],
      finalUrl: "https://www.example.com/r",
      outcome: "ok" as const,
      canonicals: ["https://www.example.com/q"],
      noindex: [],
    };
    const [finding] = findingsOf("canonical-loop", {
      canonicals: ["/q"],
      target: { canonicals: ["https://www.example.com/r"], further: [further] },
    });
    expect(finding?.message).toContain("in a circle back to https://www.example.com/q");
  });

  it("is silent where the target redirects to this page", () => {
    expect(
      findingsOf("canonical-loop", {
        canonicals: ["/q"],
        target: { finalUrl: "https://www.example.com/p", canonicals: ["https://www.example.com/p"] },
      }),
    ).toEqual([]);
  });
});
