import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("session-id-in-links", () => {
  it("reports the flag", () => {
    const [finding, ...more] = findingsOf("session-id-in-links", {
      links: [{ url: "https://www.example.com/a;jsessionid=A1", flags: ["session-id"] }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("1 link");
  });

  it("is silent without", () => {
    expect(findingsOf("session-id-in-links", { links: [{ url: "https://www.example.com/a" }] })).toEqual([]);
  });
});
