import { describe, expect, it } from "vitest";
import type { FetchedPage, ParsedDocument } from "../../src/model/fetched-page";
import { DEFAULT_POLICY } from "../../src/model/policy";
import { canonicalStep } from "../../src/report/canonical-step";
import { canonicalElement } from "../checks/page-fixture";

const URL_B = "https://a.example/b";

function page(canonicals: readonly string[], some: Partial<FetchedPage> = {}, robots = ""): FetchedPage {
  const document: ParsedDocument = {
    title: "",
    baseUri: URL_B,
    bases: [],
    canonicals: canonicals.map((href) => ({ ...canonicalElement(href), beforeHeadEnd: true })),
    robots: robots === "" ? [] : [{ name: "robots", content: robots, place: "head" }],
    bodyStartsWith: null,
    bodyStart: null,
  };
  return {
    start: URL_B,
    fetchedAt: "2026-11-30T20:00:00.000Z",
    hops: [],
    finalUrl: URL_B,
    outcome: "ok",
    headers: { link: [], xRobotsTag: [], refresh: null, contentType: "text/html" },
    redirectLinks: [],
    bytes: 1,
    cut: false,
    charset: "utf-8",
    document,
    ...some,
  };
}

const step = (fetched: FetchedPage) => canonicalStep(fetched, DEFAULT_POLICY);

describe("canonicalStep", () => {
  it("gathers what elements and headers name, each address once", () => {
    const headers = { link: ['</c>; rel="canonical"'], xRobotsTag: [], refresh: null, contentType: null };
    expect(step(page(["/c", "https://A.example/c"], { headers })).canonicals).toEqual([
      "https://a.example/c",
    ]);
  });

  it("leaves out what Google would not use", () => {
    expect(step(page(["", "mailto:x@y"])).canonicals).toEqual([]);
  });

  it("says where indexing is forbidden, but not of an error page", () => {
    expect(step(page([], {}, "noindex")).noindex).toEqual(['meta robots "noindex"']);
    expect(step(page([], { outcome: "client-error" }, "noindex")).noindex).toEqual([]);
  });

  it("reads headers alone where no page came", () => {
    const headers = {
      link: ['</c>; rel="canonical"'],
      xRobotsTag: ["none"],
      refresh: null,
      contentType: "application/pdf",
    };
    const read = step(page([], { headers, document: null }));
    expect(read).toMatchObject({ isPage: false, canonicals: ["https://a.example/c"] });
    expect(read.noindex).toEqual(['X-Robots-Tag "none"']);
  });

  it("keeps canonicals that redirecting answers carried", () => {
    const redirectLinks = [{ url: "https://a.example/old", link: ['<x>; rel="canonical", <y>; rel=next'] }];
    expect(step(page([], { redirectLinks })).onRedirects).toEqual([
      { url: "https://a.example/old", canonical: "https://a.example/x" },
    ]);
  });
});
