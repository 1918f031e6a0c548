import type { LinkElement, LinkPlace, TextSource } from "../model/link";
import type { Column, PackedSnapshot, PageMeta, PageSnapshot, SnapshotLink } from "../model/snapshot";

const ELEMENTS: Readonly<Record<string, LinkElement>> = { a: "a", r: "area", s: "svg-a" };
const TEXT_SOURCES: Readonly<Record<string, TextSource>> = {
  t: "text",
  a: "alt",
  i: "title",
  l: "aria-label",
  n: "none",
};
const PLACES: Readonly<Record<string, LinkPlace>> = {
  c: "content",
  n: "nav",
  h: "header",
  f: "footer",
  s: "aside",
};

const numbers = (list: string): number[] => (list === "" ? [] : list.split(",").map(Number));

/** { text: "abc", lengths: "1,2" } -> ["a", "bc"]. Throws where the lengths do not add up. */
function unpackColumn(column: Column): string[] {
  let at = 0;
  const values = numbers(column.lengths).map((length) => {
    const start = at;
    at += length;
    return column.text.slice(start, at);
  });
  if (at !== column.text.length) throw new Error("A column of the snapshot does not match its lengths");
  return values;
}

/** rel="\n nofollow\tNOOPENER" -> ["nofollow", "noopener"] (HTML, space-separated tokens). */
const relTokens = (rel: string): string[] =>
  rel === ""
    ? []
    : rel
        .toLowerCase()
        .split(/[\t\n\f\r ]+/)
        .filter((token) => token !== "");

function unpackTruncated(packed: string): ReadonlyMap<number, { length: number; hash: string }> {
  const entries = packed === "" ? [] : packed.split(",").map((entry) => entry.split(":"));
  return new Map(
    entries.map(([index, length, hash]) => [Number(index), { length: Number(length), hash: hash ?? "" }]),
  );
}

function unpackLinks(packed: PackedSnapshot): SnapshotLink[] {
  const hrefs = unpackColumn(packed.hrefs);
  const texts = unpackColumn(packed.texts);
  const rels = unpackColumn(packed.rels);
  const truncated = unpackTruncated(packed.truncated);
  const browserUrls = unpackColumn(packed.browserHrefs.urls);
  const browserHrefs = new Map(
    numbers(packed.browserHrefs.indexes).map((index, i) => [index, browserUrls[i]]),
  );
  if (hrefs.length !== packed.linkCount) throw new Error("The snapshot does not hold the links it counts");
  return hrefs.map((rawHref, i) => ({
    element: ELEMENTS[packed.elements[i] ?? ""] ?? "a",
    rawHref,
    browserHref: browserHrefs.get(i) ?? null,
    text: texts[i] ?? "",
    textSource: TEXT_SOURCES[packed.textSources[i] ?? ""] ?? "none",
    rel: relTokens(rels[i] ?? ""),
    place: PLACES[packed.places[i] ?? ""] ?? "content",
    inShadowRoot: packed.shadow[i] === "1",
    truncated: truncated.get(i) ?? null,
  }));
}

/** Packed strings -> the page as it was collected. Throws on a snapshot that contradicts itself. */
export function unpackSnapshot(packed: PackedSnapshot): PageSnapshot {
  return {
    documentUrl: packed.documentUrl,
    baseUri: packed.baseUri,
    charset: packed.charset,
    contentType: packed.contentType,
    title: packed.title,
    loading: packed.readyState === "loading",
    timeOrigin: packed.timeOrigin,
    loadedUrl: packed.loadedUrl ?? null,
    links: unpackLinks(packed),
    anchorsFound: packed.anchorsFound,
    areasWithoutHref: packed.areasWithoutHref,
    openShadowRoots: packed.openShadowRoots,
    meta: JSON.parse(packed.meta) as PageMeta,
  };
}
