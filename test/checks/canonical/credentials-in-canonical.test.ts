import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("credentials-in-canonical", () => {
  it("does not repeat the password", () => {
    const [finding, ...more] = findingsOf("credentials-in-canonical", {
      canonicals: ["https://bob:hunter2@www.example.com/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain('"bob"');
  });

  it("is silent for an at sign in the path", () => {
    expect(findingsOf("credentials-in-canonical", { canonicals: ["https://www.example.com/@bob"] })).toEqual(
      [],
    );
  });
});
