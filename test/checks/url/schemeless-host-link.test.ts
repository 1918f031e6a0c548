import { describe, expect, it } from "vitest";
import { findingsOf } from "../page-fixture";

describe("schemeless-host-link", () => {
  it("reports www. hosts and hosts of this site, as written", () => {
    const links = [{ rawHref: "www.other.example/x" }, { rawHref: " shop.example.com/y" }];
    const [finding, ...more] = findingsOf("schemeless-host-link", { links });
    expect(more).toEqual([]);
    expect(finding?.severity).toBe("error");
    expect(finding?.message).toContain("2 links name a host");
    expect(finding?.message).toContain("www.other.example/x · shop.example.com/y");
  });

  it("is silent for files, paths, schemes and what only looks like a host", () => {
    const links = [
      "index.html",
      "/www.example.com",
      "./www.example.com",
      "https://www.example.com",
      "a.b/c",
      "www",
      "?www.x.example",
    ];
    expect(findingsOf("schemeless-host-link", { links: links.map((rawHref) => ({ rawHref })) })).toEqual([]);
  });
});
