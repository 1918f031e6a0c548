import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("placeholder-canonical", () => {
  it("reports a bracketed name", () => {
    const [finding, ...more] = findingsOf("placeholder-canonical", { canonicals: ["[unknown]"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("[unknown]");
  });

  it("reports template syntax", () => {
    const [finding, ...more] = findingsOf("placeholder-canonical", {
      canonicals: ["https://www.example.com/{{ slug }}"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("{{ slug }}");
  });

  it("is silent where the page stands at that address", () => {
    expect(
      findingsOf("placeholder-canonical", { url: "https://www.example.com/null", canonicals: ["null"] }),
    ).toEqual([]);
  });

  it("is silent for a path that ends in such a word", () => {
    expect(
      findingsOf("placeholder-canonical", { url: "https://www.example.com/p", canonicals: ["/docs/null"] }),
    ).toEqual([]);
  });
});
