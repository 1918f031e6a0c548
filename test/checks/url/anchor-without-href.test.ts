import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("anchor-without-href", () => {
  it("counts them and shows their texts", () => {
    const [finding, ...more] = findingsOf("anchor-without-href", {
      anchorsWithoutHref: { count: 3, examples: ["Menu", ""] },
    });
    expect(more).toEqual([]);
    expect(finding?.message).toContain(
      "3 anchors have no href and lead no crawler anywhere: Menu · (no text)",
    );
  });

  it("is silent where there are none, and where nobody looked", () => {
    expect(findingsOf("anchor-without-href", { anchorsWithoutHref: { count: 0, examples: [] } })).toEqual([]);
    expect(findingsOf("anchor-without-href", {})).toEqual([]);
  });
});
