import { describe, expect, it } from "vitest";
import { findingsOf, navigationOf } from "../page-fixture";

const answered = (status: number, outcome: "ok" | "client-error" | "server-error") => ({
  start: "https://www.example.com/gone",
  hops: [
    {
      url: "https://www.example.com/gone",
      status,
      location: null,
      kind: "http" as const,
      fromCache: false,
      ms: 1,
    },
  ],
  finalUrl: "https://www.example.com/gone",
  outcome,
  links: [0],
  findings: [],
});

describe("broken-link", () => {
  it.each([
    [404, "client-error"],
    [500, "server-error"],
  ] as const)("names a checked link that answers %d", (status, outcome) => {
    const [finding, ...more] = findingsOf("broken-link", { redirects: [answered(status, outcome)] });
    expect(more).toEqual([]);
    expect(finding?.message).toBe(
      `Link 1 leads to an error: https://www.example.com/gone answers ${status}.`,
    );
  });

  it("says of the audited page that it is an error page", () => {
    const navigation = navigationOf([["https://www.example.com/a", 404]], "client-error");
    expect(findingsOf("broken-link", { navigation })[0]?.message).toContain("This page is an error page");
  });

  it("is silent for a good answer, and leaves an error behind a redirect to broken-redirect", () => {
    expect(findingsOf("broken-link", { redirects: [answered(200, "ok")] })).toEqual([]);
    const navigation = navigationOf(
      [
        ["https://www.example.com/a", 301],
        ["https://www.example.com/b", 404],
      ],
      "client-error",
    );
    expect(findingsOf("broken-link", { navigation })).toEqual([]);
  });
});
