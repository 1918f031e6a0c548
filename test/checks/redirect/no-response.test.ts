import { describe, expect, it } from "vitest";
import { checkedRedirect, findingsOf } from "../page-fixture";

describe("no-response", () => {
  it.each([
    ["timeout", "did not answer in time"],
    ["network-error", "broke the connection off"],
  ] as const)("tells a %s", (outcome, words) => {
    const chain = { ...checkedRedirect([["https://www.example.com/a", null]], outcome), hops: [] };
    const [finding, ...more] = findingsOf("no-response", { redirects: [chain] });
    expect(more).toEqual([]);
    expect(finding?.message).toContain(words);
  });

  it("is silent for an answer", () => {
    expect(
      findingsOf("no-response", {
        redirects: [checkedRedirect([["https://www.example.com/a", 500]], "server-error")],
      }),
    ).toEqual([]);
  });
});
