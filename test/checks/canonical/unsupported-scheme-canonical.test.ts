import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("unsupported-scheme-canonical", () => {
  it("names the address", () => {
    const [finding, ...more] = findingsOf("unsupported-scheme-canonical", {
      canonicals: ["ftp://www.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("ftp://www.example.com/p");
  });

  it("is silent for http", () => {
    expect(findingsOf("unsupported-scheme-canonical", { canonicals: ["http://www.example.com/p"] })).toEqual(
      [],
    );
  });
});
