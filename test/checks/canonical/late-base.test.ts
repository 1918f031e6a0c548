import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("late-base", () => {
  it("reports the body", () => {
    const [finding, ...more] = findingsOf("late-base", {
      baseUri: "https://www.example.com/late/",
      bases: [{ rawHref: "/late/", target: null, place: "body", effective: true }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("/late/");
  });

  it("is silent in the head", () => {
    expect(
      findingsOf("late-base", {
        bases: [{ rawHref: "/docs/", target: null, place: "head", effective: true }],
      }),
    ).toEqual([]);
  });
});
