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

  it("is silent where the target redirects to this page", () => {
    expect(
      findingsOf("canonical-loop", {
        canonicals: ["/q"],
        target: { finalUrl: "https://www.example.com/p", canonicals: ["https://www.example.com/p"] },
      }),
    ).toEqual([]);
  });
});
