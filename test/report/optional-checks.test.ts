import { describe, expect, it } from "vitest";
import { enabledFrom, OPTIONAL_CHECKS } from "../../src/report/optional-checks";

describe("enabledFrom", () => {
  it("keeps what is an optional check, in the order of the registry and once", () => {
    const [first, second] = OPTIONAL_CHECKS.map(({ id }) => id);
    expect(enabledFrom([second, first, first])).toEqual([first, second]);
  });

  it("takes nothing else for a choice", () => {
    for (const kept of [undefined, null, "long-link", {}, [3], ["gone"], ["missing-canonical"]])
      expect(enabledFrom(kept)).toEqual([]);
  });
});
