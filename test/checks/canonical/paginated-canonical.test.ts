import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("paginated-canonical", () => {
  it("reports page 2 that names the list", () => {
    const [finding, ...more] = findingsOf("paginated-canonical", {
      url: "https://www.example.com/list?page=2",
      canonicals: ["/list"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("page=2");
  });

  it("reads paths", () => {
    const [finding, ...more] = findingsOf("paginated-canonical", {
      url: "https://www.example.com/list/page/3/",
      canonicals: ["/list/"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("/page/3/");
  });

  it("keeps the other parameters", () => {
    const [finding, ...more] = findingsOf("paginated-canonical", {
      url: "https://www.example.com/list?size=m&seite=4",
      canonicals: ["/list?size=m&seite=1"],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("warning");
    expect(finding?.message).toContain("seite=4");
  });

  it("is silent for page 2 that names itself", () => {
    expect(
      findingsOf("paginated-canonical", {
        url: "https://www.example.com/list?page=2",
        canonicals: ["/list?page=2"],
      }),
    ).toEqual([]);
  });

  it("is silent on page 1", () => {
    expect(
      findingsOf("paginated-canonical", {
        url: "https://www.example.com/list?page=1",
        canonicals: ["/list"],
      }),
    ).toEqual([]);
  });

  it("is silent for another page", () => {
    expect(
      findingsOf("paginated-canonical", { url: "https://www.example.com/list?page=2", canonicals: ["/all"] }),
    ).toEqual([]);
  });
});
