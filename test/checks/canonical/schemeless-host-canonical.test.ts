import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("schemeless-host-canonical", () => {
  it("reports the own host as a path", () => {
    const [finding, ...more] = findingsOf("schemeless-host-canonical", { canonicals: ["www.example.com/p"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("www.example.com/p");
    expect(finding?.message).toContain("https://www.example.com/www.example.com/p");
  });

  it("reports a sibling host", () => {
    const [finding, ...more] = findingsOf("schemeless-host-canonical", {
      canonicals: ["shop.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("shop.example.com/p");
  });

  it("reports a foreign www host", () => {
    const [finding, ...more] = findingsOf("schemeless-host-canonical", {
      canonicals: ["www.other.example/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("www.other.example");
  });

  it("is silent for a file name", () => {
    expect(findingsOf("schemeless-host-canonical", { canonicals: ["index.html"] })).toEqual([]);
  });

  it("is silent for a path", () => {
    expect(findingsOf("schemeless-host-canonical", { canonicals: ["/p", "./q", "?a=1"] })).toEqual([]);
  });

  it("is silent for a host with scheme", () => {
    expect(findingsOf("schemeless-host-canonical", { canonicals: ["https://www.example.com/p"] })).toEqual(
      [],
    );
  });
});
