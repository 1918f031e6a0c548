import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("hreflang-canonical-clash", () => {
  it("reports a canonical in another language", () => {
    const [finding, ...more] = findingsOf("hreflang-canonical-clash", {
      url: "https://www.example.com/de/hallo",
      canonicals: ["/en/hello"],
      hreflang: [
        ["de", "https://www.example.com/de/hallo"],
        ["en", "https://www.example.com/en/hello"],
        ["x-default", "https://www.example.com/en/hello"],
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("version de");
    expect(finding?.message).toContain("en, x-default");
  });

  it("warns of a canonical outside the cluster", () => {
    const [finding, ...more] = findingsOf("hreflang-canonical-clash", {
      url: "https://www.example.com/de/hallo",
      canonicals: ["/de/alt"],
      hreflang: [
        ["de", "https://www.example.com/de/hallo"],
        ["en", "https://www.example.com/en/hello"],
        ["x-default", "https://www.example.com/en/hello"],
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("no version");
  });

  it("is silent for the page itself among its alternates", () => {
    expect(
      findingsOf("hreflang-canonical-clash", {
        url: "https://www.example.com/de/hallo",
        canonicals: ["/de/hallo"],
        hreflang: [
          ["de", "https://www.example.com/de/hallo"],
          ["en", "https://www.example.com/en/hello"],
          ["x-default", "https://www.example.com/en/hello"],
        ],
      }),
    ).toEqual([]);
  });

  it("is silent for a page that does not list itself", () => {
    expect(
      findingsOf("hreflang-canonical-clash", {
        url: "https://www.example.com/de/hallo?sort=x",
        canonicals: ["/de/hallo"],
        hreflang: [
          ["de", "https://www.example.com/de/hallo"],
          ["en", "https://www.example.com/en/hello"],
          ["x-default", "https://www.example.com/en/hello"],
        ],
      }),
    ).toEqual([]);
  });
});
