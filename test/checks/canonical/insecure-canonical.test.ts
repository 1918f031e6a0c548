import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("insecure-canonical", () => {
  it("reports http on https", () => {
    const [finding, ...more] = findingsOf("insecure-canonical", { canonicals: ["http://www.example.com/p"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("http://www.example.com/p");
  });

  it("is silent on an http page", () => {
    expect(
      findingsOf("insecure-canonical", {
        url: "http://www.example.com/p",
        canonicals: ["http://www.example.com/p"],
      }),
    ).toEqual([]);
  });

  it("is silent for https", () => {
    expect(findingsOf("insecure-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual([]);
  });
});
