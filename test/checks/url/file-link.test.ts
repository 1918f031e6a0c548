import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("file-link", () => {
  it("reports file:, drive letters and UNC paths", () => {
    const [finding, ...more] = findingsOf("file-link", {
      links: [
        { rawHref: "file:///c:/a", outcome: "rejected", scheme: "file" },
        { rawHref: "c:/a", outcome: "rejected", scheme: "c" },
        { rawHref: "\\\\server\\share", url: "https://server/share" },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("3 links");
  });

  it("is silent for a host with dots written with backslashes", () => {
    expect(
      findingsOf("file-link", {
        links: [{ rawHref: "\\\\cdn.example.net\\x", url: "http://cdn.example.net/x" }],
      }),
    ).toEqual([]);
  });
});
