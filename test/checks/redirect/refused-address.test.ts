import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf } from "../page-fixture";

describe("refused-address", () => {
  it("gathers what refuses us, with its status", () => {
    const [finding, ...more] = findingsOf("refused-address", {
      redirects: [
        checkedRedirect([["https://www.example.com/a", 403]], "blocked-by-site"),
        checkedRedirect([["https://other.example/b", 999]], "blocked-by-site"),
        checkedRedirect([["https://www.example.com/c", 429]], "rate-limited"),
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.message).toContain("3 addresses refuse");
    expect(finding?.message).toContain("https://other.example/b (999)");
  });

  it("is silent for a page that is gone", () => {
    expect(
      findingsOf("refused-address", {
        redirects: [checkedRedirect([["https://www.example.com/a", 404]], "client-error")],
      }),
    ).toEqual([]);
  });
});
