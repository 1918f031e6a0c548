import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("repetitive-path", () => {
  it("reports the third occurrence", () => {
    const [finding, ...more] = findingsOf("repetitive-path", {
      links: [{ url: "https://www.example.com/de/de/de/x" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("/de/de/de/x");
  });

  it("is silent for two, and for numbers", () => {
    expect(
      findingsOf("repetitive-path", {
        links: [{ url: "https://www.example.com/de/x/de" }, { url: "https://www.example.com/1/1/1" }],
      }),
    ).toEqual([]);
  });
});
