import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("session-id-in-canonical", () => {
  it("finds it in the path", () => {
    const [finding, ...more] = findingsOf("session-id-in-canonical", {
      canonicals: ["/p;jsessionid=A1B2C3D4"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("jsessionid");
  });

  it("is silent otherwise", () => {
    expect(findingsOf("session-id-in-canonical", { canonicals: ["/p?sid=1"] })).toEqual([]);
  });
});
