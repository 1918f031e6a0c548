import { describe, expect, it } from "vitest";
import type { DuplicateGroup, GroupEnds } from "../../../src/model/group";
import { findingsOf } from "../page-fixture";

const groupWith = (verdict: GroupEnds["verdict"]): DuplicateGroup => ({
  key: "https://www.example.com/p",
  label: "/p",
  urls: [],
  fragmentsOnly: false,
  reason: "same page: removed parameter ref",
  ends: {
    verdict,
    finals: [
      { url: "https://www.example.com/a", outcome: "redirected", urls: ["https://www.example.com/p?ref=a"] },
      {
        url: "https://www.example.com/b",
        outcome: "client-error",
        urls: ["https://www.example.com/p?ref=b"],
      },
    ],
  },
});

describe("group-ends-apart", () => {
  it("names the rule and where each address ends", () => {
    const [finding, ...more] = findingsOf("group-ends-apart", { groups: [groupWith("apart")] });
    expect(more).toEqual([]);
    expect(finding?.message).toContain("same page: removed parameter ref");
    expect(finding?.message).toContain("https://www.example.com/p?ref=a at https://www.example.com/a");
    expect(finding?.message).toContain("https://www.example.com/p?ref=b at https://www.example.com/b (gone)");
  });

  it.each(["confirmed", "open"] as const)("is silent for a group that is %s", (verdict) => {
    expect(findingsOf("group-ends-apart", { groups: [groupWith(verdict)] })).toEqual([]);
  });
});
