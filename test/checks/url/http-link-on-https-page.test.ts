import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("http-link-on-https-page", () => {
  it("reports own links", () => {
    const [finding, ...more] = findingsOf("http-link-on-https-page", {
      links: [{ url: "http://www.example.com/a" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("http://www.example.com/a");
  });

  it("is silent on an http page", () => {
    expect(
      findingsOf("http-link-on-https-page", {
        url: "http://www.example.com/p",
        links: [{ url: "http://www.example.com/a" }],
      }),
    ).toEqual([]);
  });

  it("is silent for links to others", () => {
    expect(
      findingsOf("http-link-on-https-page", {
        links: [{ url: "http://x.example/", outcome: "out-of-scope" }],
      }),
    ).toEqual([]);
  });
});
