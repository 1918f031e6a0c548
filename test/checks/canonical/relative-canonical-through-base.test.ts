import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("relative-canonical-through-base", () => {
  it("shows where it would lead without the base", () => {
    const [finding, ...more] = findingsOf("relative-canonical-through-base", {
      baseUri: "https://static.example.net/x/",
      canonicals: ["p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://static.example.net/x/p");
    expect(finding?.message).toContain("https://www.example.com/p");
  });

  it("is silent where the base changes nothing", () => {
    expect(
      findingsOf("relative-canonical-through-base", {
        baseUri: "https://www.example.com/other/",
        canonicals: ["/p"],
      }),
    ).toEqual([]);
  });

  it("does not apply to the header", () => {
    expect(
      findingsOf("relative-canonical-through-base", {
        baseUri: "https://static.example.net/",
        linkHeader: "</p>; rel=canonical",
      }),
    ).toEqual([]);
  });
});
