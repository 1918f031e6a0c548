import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("foreign-base", () => {
  it("names both origins", () => {
    const [finding, ...more] = findingsOf("foreign-base", {
      baseUri: "https://static.example.net/x/",
      bases: [{ rawHref: "https://static.example.net/x/", target: null, place: "head", effective: true }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://static.example.net");
  });

  it("is silent on the own origin", () => {
    expect(
      findingsOf("foreign-base", {
        baseUri: "https://www.example.com/docs/",
        bases: [{ rawHref: "/docs/", target: null, place: "head", effective: true }],
      }),
    ).toEqual([]);
  });
});
