import { ColumnWriter } from "../../src/content/column";
import type { Column, PackedSnapshot, PageMeta } from "../../src/model/snapshot";

export const column = (...values: readonly string[]): Column => {
  const writer = new ColumnWriter();
  for (const value of values) writer.push(value);
  return writer.done();
};

const META: PageMeta = {
  bases: [],
  canonicals: [],
  alternates: [],
  robots: [],
  refresh: null,
  ogUrl: null,
  frames: [],
  cut: {},
  bodyStartsWith: null,
};

/** A page with these raw hrefs, packed as the collector packs it. */
export function aPackedSnapshot(
  hrefs: readonly string[],
  some: Partial<Omit<PackedSnapshot, "meta">> & { readonly meta?: Partial<PageMeta> } = {},
): PackedSnapshot {
  const { meta, ...fields } = some;
  const documentUrl = some.documentUrl ?? "https://shop.example.com/";
  const each = (code: string) => code.repeat(hrefs.length);
  return {
    version: 1,
    documentUrl,
    baseUri: documentUrl,
    charset: "UTF-8",
    contentType: "text/html",
    title: "A page",
    readyState: "complete",
    timeOrigin: 1_000_000,
    linkCount: hrefs.length,
    anchorsFound: hrefs.length,
    elements: each("a"),
    textSources: each("t"),
    places: each("c"),
    shadow: each("0"),
    hrefs: column(...hrefs),
    texts: column(...hrefs.map((_, i) => `link ${i}`)),
    rels: column(...hrefs.map(() => "")),
    browserHrefs: { indexes: "", urls: column() },
    truncated: "",
    areasWithoutHref: 0,
    openShadowRoots: 0,
    ...fields,
    meta: JSON.stringify({ ...META, ...meta }),
  };
}
