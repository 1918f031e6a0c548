import { describe, expect, it } from "vitest";
import type { CanonicalElement } from "../../src/model/snapshot";
import { collectDeclarations } from "../../src/report/declarations";
import { parseLinkHeaders } from "../../src/report/header-links";
import { canonicalElement, pageMeta } from "../checks/page-fixture";

const PAGE = "https://www.example.com/foo";

function collect(given: string | Partial<CanonicalElement>, baseUri = PAGE, bodyStartsWith = "div") {
  const [declaration] = collectDeclarations(
    pageMeta({ canonicals: [given], bodyStartsWith }),
    baseUri,
    [],
    PAGE,
  );
  return declaration;
}

describe("collectDeclarations", () => {
  it("resolves against the base URI and keeps what the page wrote", () => {
    expect(collect("  ../x\n", "https://static.example.net/a/b/")).toEqual({
      source: "html",
      place: "head",
      rawHref: "  ../x\n",
      resolved: "https://static.example.net/a/x",
      attributes: {},
    });
  });

  it("prefers the browser's answer, which knows the encoding", () => {
    expect(collect({ rawHref: "/?q=ñ", browserHref: "https://www.example.com/?q=%F1" })?.resolved).toBe(
      "https://www.example.com/?q=%F1",
    );
  });

  it.each([
    ["", "empty"],
    [" \t", "empty"],
    ["https://", "unparsable"],
    ["https://exa%mple.com/", "unparsable"],
    ["mailto:a@b.example", "unsupported-scheme"],
    ["javascript:void(0)", "unsupported-scheme"],
  ])("names the problem of %j", (rawHref, problem) => {
    const declaration = collect({ rawHref, browserHref: rawHref });
    expect(declaration?.problem).toBe(problem);
    expect(declaration?.ignoredBecause).toBeTruthy();
  });

  it("does not take an empty href for the page, nor a failed parse for its text", () => {
    expect(collect({ rawHref: "", browserHref: PAGE })?.resolved).toBeNull();
    expect(collect({ rawHref: "https://", browserHref: "https://" })?.resolved).toBeNull();
  });

  it("tells an absent href from an empty one", () => {
    expect(collect({ attributes: { content: PAGE } })).toMatchObject({
      rawHref: null,
      resolved: null,
      problem: "no-href",
    });
  });

  it.each(["hreflang", "lang", "media", "type"])("ignores one that carries %s, also in a header", (name) => {
    expect(collect({ rawHref: "/p", attributes: { [name]: "x" } })?.ignoredBecause).toContain(name);
    const header = parseLinkHeaders([`</p>; rel=canonical; ${name}=x`], PAGE);
    expect(collectDeclarations(pageMeta({}), PAGE, header, PAGE)[0]?.ignoredBecause).toContain(name);
  });

  it("names the element that can have closed the head", () => {
    const inBody = collect({ rawHref: "/p", place: "body" }, PAGE, "IFRAME");
    expect(inBody?.headEndedBy).toBe("iframe");
    expect(inBody?.ignoredBecause).toContain("<iframe>");
    expect(collect({ rawHref: "/p", place: "body" }, PAGE, "script")?.headEndedBy).toBeUndefined();
  });

  it("ignores a placeholder, but not on the page that stands there", () => {
    expect(collect("[unknown]")?.ignoredBecause).toContain("placeholder");
    const meta = pageMeta({ canonicals: [canonicalElement("[unknown]")] });
    const [own] = collectDeclarations(meta, PAGE, [], "https://www.example.com/[unknown]");
    expect(own?.ignoredBecause).toBeUndefined();
  });

  it("adds header links whose relation is canonical, without regard to base", () => {
    const header = parseLinkHeaders(['</c>; REL="start CANONICAL", </d>; rel=canonicalized'], PAGE);
    expect(collectDeclarations(pageMeta({}), "https://static.example.net/", header, PAGE)).toEqual([
      { source: "header", place: null, rawHref: "/c", resolved: "https://www.example.com/c", attributes: {} },
    ]);
  });

  it("ignores a header link of another page, not one that anchors to this page", () => {
    const header = parseLinkHeaders(
      ['</c>; rel=canonical; anchor="/x", </c>; rel=canonical; anchor=""'],
      PAGE,
    );
    const [other, own] = collectDeclarations(pageMeta({}), PAGE, header, `${PAGE}#top`);
    expect(other?.ignoredBecause).toContain("https://www.example.com/x");
    expect(own?.ignoredBecause).toBeUndefined();
  });
});
