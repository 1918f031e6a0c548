import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("double-slash-in-link", () => {
  it("reports an empty segment", () => {
    const [finding, ...more] = findingsOf("double-slash-in-link", {
      links: [{ url: "https://www.example.com//a" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("https://www.example.com//a");
  });

  it("is silent for an address inside the path", () => {
    expect(
      findingsOf("double-slash-in-link", {
        links: [
          { url: "https://www.example.com/web/2014/http://other.example//x" },
          { url: "https://www.example.com/%3Ehttps://other.example/x" },
          { url: "https://www.example.com/a?x=//" },
        ],
      }),
    ).toEqual([]);
  });
});
