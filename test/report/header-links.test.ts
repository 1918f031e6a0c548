import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLinkHeaders } from "../../src/report/header-links";

const RESPONSE = "https://www.example.com/p";
const read = (...values: string[]) =>
  parseLinkHeaders(values, RESPONSE).map((link) => [link.url, link.rel.join(" ")]);

describe("parseLinkHeaders", () => {
  it("keeps commas and semicolons inside targets and quoted values", () => {
    const header =
      '<https://www.example.com/img/w_10,h_20/a;b.jpg>; rel="preload"; as="image"; title="x, rel=canonical; <y>",' +
      "<https://www.example.com/p,1>;rel=canonical";
    expect(read(header)).toEqual([
      ["https://www.example.com/img/w_10,h_20/a;b.jpg", "preload"],
      ["https://www.example.com/p,1", "canonical"],
    ]);
  });

  it("splits rel lists, in lower case, and names a type once", () => {
    expect(read('</c>; REL="start CANONICAL  start"')).toEqual([
      ["https://www.example.com/c", "start canonical"],
    ]);
  });

  it("resolves against the response URL", () => {
    expect(read("<?a=1>; rel=next", "<../q>; rel=prev")).toEqual([
      ["https://www.example.com/p?a=1", "next"],
      ["https://www.example.com/q", "prev"],
    ]);
  });

  it.each([
    ["a leading comma", ", </c>; rel=canonical"],
    ["an empty element", "</a>; rel=next,,</c>; rel=canonical"],
    ["junk before", "junk, </c>; rel=canonical"],
    ["junk with a stray quote before", 'ju"nk, </c>; rel=canonical'],
    ["junk with a bracket before", "a<b, </c>; rel=canonical"],
    ["a link that is not closed after", "</c>; rel=canonical, <broken"],
    ["text after a target", "</a> oops; rel=next, </c>; rel=canonical"],
    ["a parameter without value", "</a>; rel=preload; crossorigin, </c>; rel=canonical"],
    ["a parameter without value before rel", "</c>; crossorigin; rel=canonical"],
    ["an extended parameter that cannot be decoded", "</c>; title*=UTF-8''%E4%; rel=canonical"],
    ["an empty extended parameter", "</c>; title*=; rel=canonical"],
    ["a parameter that pretends to be the target", "</c>; uri=/evil; rel=canonical"],
    ["names of the object prototype", "</c>; __proto__=x; constructor=y; rel=canonical"],
  ])("is not put off by %s", (_, header) => {
    expect(read(header)).toContainEqual(["https://www.example.com/c", "canonical"]);
  });

  it("lets the first rel and the first of other parameters count", () => {
    const [link] = parseLinkHeaders(["</c>; rel=canonical; rel=next; hreflang=de; hreflang=en"], RESPONSE);
    expect(link?.rel).toEqual(["canonical"]);
    expect(link?.attributes).toEqual({ hreflang: "de" });
  });

  it("moves the context by anchor", () => {
    const contexts = parseLinkHeaders(['</c>; rel=canonical; anchor="/other"', "</c>; rel=next"], RESPONSE);
    expect(contexts.map((link) => link.context)).toEqual(["https://www.example.com/other", RESPONSE]);
  });

  it("unescapes quoted values", () => {
    const [link] = parseLinkHeaders(['</c>; rel=canonical; title="a \\"b\\", c"'], RESPONSE);
    expect(link?.attributes).toEqual({ title: 'a "b", c' });
  });

  it("keeps a target that cannot be resolved, without URL", () => {
    expect(read("<http://[::1>; rel=canonical")).toEqual([[null, "canonical"]]);
  });

  it("never throws and never loses a well-formed link after any junk but an open quote or bracket", () => {
    const junk = fc.string({ unit: fc.constantFrom(..."a;=, \\é") });
    fc.assert(
      fc.property(junk, fc.string(), (before, after) => {
        expect(() => read(after)).not.toThrow();
        expect(read(`${before}, </c>; rel=canonical`)).toContainEqual([
          "https://www.example.com/c",
          "canonical",
        ]);
      }),
    );
  });

  it("takes linear time on a hostile header", () => {
    const hostile = '<"'.repeat(100_000);
    const started = performance.now();
    parseLinkHeaders([hostile, "<a>;".repeat(50_000), `<a>; x="${"\\".repeat(200_000)}`], RESPONSE);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
