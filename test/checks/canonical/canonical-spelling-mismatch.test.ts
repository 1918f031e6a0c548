import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-spelling-mismatch", () => {
  it("names the slash", () => {
    const [finding, ...more] = findingsOf("canonical-spelling-mismatch", {
      url: "https://www.example.com/story/",
      canonicals: ["https://www.example.com/story"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("trailing slash");
  });

  it("names all that differ", () => {
    const [finding, ...more] = findingsOf("canonical-spelling-mismatch", {
      url: "https://example.com/Story?b=1&a=2",
      canonicals: ["https://www.example.com/story?a=2&b=1"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("order or spelling of parameters and case and www");
  });

  it("is silent for other escapes of the same characters", () => {
    expect(
      findingsOf("canonical-spelling-mismatch", {
        url: "https://www.example.com/%E7%9B%AE%E5%BD%95",
        canonicals: ["https://www.example.com/目录"],
      }),
    ).toEqual([]);
  });

  it("leaves the scheme to its own check", () => {
    expect(findingsOf("canonical-spelling-mismatch", { canonicals: ["http://www.example.com/p"] })).toEqual(
      [],
    );
  });

  it("is silent where the policy of the site says that the slash means nothing", () => {
    expect(
      findingsOf("canonical-spelling-mismatch", {
        url: "https://www.example.com/story/",
        canonicals: ["/story"],
        policy: { trailingSlash: true },
      }),
    ).toEqual([]);
  });

  it("is silent for another page", () => {
    expect(findingsOf("canonical-spelling-mismatch", { canonicals: ["/q/"] })).toEqual([]);
  });
});
