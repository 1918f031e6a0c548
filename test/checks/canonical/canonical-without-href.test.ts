import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("canonical-without-href", () => {
  it("names the attribute written in its place", () => {
    const [finding, ...more] = findingsOf("canonical-without-href", {
      canonicals: [{ attributes: { content: "https://www.example.com/p" } }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("no href");
    expect(finding?.message).toContain('content="https://www.example.com/p"');
  });

  it("leaves an empty href to its own check", () => {
    expect(findingsOf("canonical-without-href", { canonicals: [""] })).toEqual([]);
  });
});
