import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("unusable-base", () => {
  it("only notes an empty one", () => {
    const [finding, ...more] = findingsOf("unusable-base", {
      bases: [{ rawHref: "", target: null, place: "head", effective: true }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("is empty");
  });

  it("reports an unparsable one", () => {
    const [finding, ...more] = findingsOf("unusable-base", {
      bases: [{ rawHref: "http://[::1", target: null, place: "head", effective: true }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("invalid");
  });

  it("reports a scheme a base may not have", () => {
    const [finding, ...more] = findingsOf("unusable-base", {
      bases: [{ rawHref: "javascript:void(0)", target: null, place: "head", effective: true }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("javascript:");
  });

  it("is silent for a path", () => {
    expect(
      findingsOf("unusable-base", {
        bases: [{ rawHref: "/docs/", target: null, place: "head", effective: true }],
      }),
    ).toEqual([]);
  });

  it("judges the first one only", () => {
    expect(
      findingsOf("unusable-base", {
        bases: [
          { rawHref: "/docs/", target: null, place: "head", effective: true },
          { rawHref: "", target: null, place: "head", effective: false },
        ],
      }),
    ).toEqual([]);
  });
});
