import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("credentials-in-link", () => {
  it("names the host only", () => {
    const [finding, ...more] = findingsOf("credentials-in-link", {
      links: [
        {
          url: "https://www.example.com/a",
          rawHref: "https://bob:pw@www.example.com/a",
          flags: ["credentials"],
        },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("www.example.com");
  });

  it("is silent otherwise", () => {
    expect(findingsOf("credentials-in-link", { links: [{ url: "https://www.example.com/@bob" }] })).toEqual(
      [],
    );
  });
});
