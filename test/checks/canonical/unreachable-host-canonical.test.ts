import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("unreachable-host-canonical", () => {
  it("reports localhost", () => {
    const [finding, ...more] = findingsOf("unreachable-host-canonical", {
      canonicals: ["http://localhost:3000/p"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("localhost:3000");
  });

  it("reports private addresses in any notation", () => {
    const [finding, ...more] = findingsOf("unreachable-host-canonical", { canonicals: ["http://0x7f.1/p"] });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("127.0.0.1");
  });

  it("is silent where the page stands on one", () => {
    expect(
      findingsOf("unreachable-host-canonical", {
        url: "http://localhost:3000/p",
        canonicals: ["http://localhost:3000/p"],
      }),
    ).toEqual([]);
  });

  it("is silent for a host that only contains the word", () => {
    expect(
      findingsOf("unreachable-host-canonical", { canonicals: ["https://localhost.example.com/p"] }),
    ).toEqual([]);
  });
});
