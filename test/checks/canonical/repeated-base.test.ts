import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("repeated-base", () => {
  it("is a notice where all say the same", () => {
    const [finding, ...more] = findingsOf("repeated-base", {
      bases: [
        { rawHref: "/one/", target: null, place: "head", effective: true },
        { rawHref: "/one/", target: null, place: "head", effective: false },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("notice");
    expect(finding?.message).toContain("/one/ · /one/");
  });

  it("names them", () => {
    const [finding, ...more] = findingsOf("repeated-base", {
      baseUri: "https://www.example.com/one/",
      bases: [
        { rawHref: null, target: null, place: "head", effective: false },
        { rawHref: "/one/", target: null, place: "head", effective: true },
        { rawHref: "/two/", target: null, place: "head", effective: false },
      ],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("/one/");
    expect(finding?.message).toContain("/two/");
  });

  it("counts only those with href", () => {
    expect(
      findingsOf("repeated-base", {
        bases: [
          { rawHref: null, target: null, place: "head", effective: false },
          { rawHref: "/one/", target: null, place: "head", effective: true },
        ],
      }),
    ).toEqual([]);
  });
});
