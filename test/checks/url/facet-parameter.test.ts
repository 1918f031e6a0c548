import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("facet-parameter", () => {
  it("knows common names", () => {
    const [finding, ...more] = findingsOf("facet-parameter", {
      links: [{ url: "https://www.example.com/a?SortBy=price" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent for others", () => {
    expect(findingsOf("facet-parameter", { links: [{ url: "https://www.example.com/a?id=1" }] })).toEqual([]);
  });
});
