import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("localhost-link", () => {
  it("reports a loopback address", () => {
    const [finding, ...more] = findingsOf("localhost-link", {
      links: [{ url: "http://127.0.0.1:3000/a", outcome: "out-of-scope" }],
    });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("127.0.0.1");
  });

  it("is silent about schemes that lead to no host", () => {
    const urls = [
      "mailto:a@example.com",
      "tel:+39061",
      "javascript:void(0)",
      "data:,x",
      "file:///C:/x",
      "whatsapp://send",
      "tel://1",
    ];
    const links = urls.map((url) => ({ url, outcome: "rejected" as const }));
    expect(findingsOf("localhost-link", { links })).toEqual([]);
  });

  it("is silent on a local page", () => {
    expect(
      findingsOf("localhost-link", { url: "http://localhost/", links: [{ url: "http://127.0.0.1/a" }] }),
    ).toEqual([]);
  });
});
