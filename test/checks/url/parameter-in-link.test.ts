import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("parameter-in-link", () => {
  it("counts", () => {
    const [finding, ...more] = findingsOf("parameter-in-link", {
      links: [{ url: "https://www.example.com/a?b=1" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent without query", () => {
    expect(findingsOf("parameter-in-link", { links: [{ url: "https://www.example.com/a#b?c" }] })).toEqual(
      [],
    );
  });
});
