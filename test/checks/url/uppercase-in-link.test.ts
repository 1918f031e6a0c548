import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("uppercase-in-link", () => {
  it("counts and shows examples", () => {
    const [finding, ...more] = findingsOf("uppercase-in-link", {
      links: [
        { url: "https://www.example.com/A" },
        { url: "https://www.example.com/b" },
        { url: "https://www.example.com/C" },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("2 links");
    expect(finding?.message).toContain("https://www.example.com/A");
  });

  it("is silent for escapes and for links out of scope", () => {
    expect(
      findingsOf("uppercase-in-link", {
        links: [
          { url: "https://www.example.com/%C3%A9" },
          { url: "https://x.example/A", outcome: "out-of-scope" },
        ],
      }),
    ).toEqual([]);
  });
});
