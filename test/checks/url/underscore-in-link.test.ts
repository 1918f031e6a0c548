import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("underscore-in-link", () => {
  it("reads the path only", () => {
    const [finding, ...more] = findingsOf("underscore-in-link", {
      links: [{ url: "https://www.example.com/a_b" }, { url: "https://www.example.com/a?x_y=1" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("1 link");
    expect(finding?.message).toContain("https://www.example.com/a_b");
  });

  it("is silent for hyphens", () => {
    expect(findingsOf("underscore-in-link", { links: [{ url: "https://www.example.com/a-b" }] })).toEqual([]);
  });
});
