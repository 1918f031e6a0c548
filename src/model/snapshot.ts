import type { LinkElement, LinkPlace, TextSource } from "./link";

/**
 * What the collector returns from the page: a few long strings, because moving
 * object arrays out of a page costs ten times more. Column = all values joined,
 * with their lengths (UTF-16 units) beside them, so that no character of a
 * hostile page can be taken for a separator.
 */
export interface Column {
  readonly text: string;
  /** Comma-separated lengths. */
  readonly lengths: string;
}

/** HTML, NavigationType: a script that sends the visitor on replaces, a link pushes. */
export type NavigationType = "push" | "replace" | "reload" | "traverse";

export interface PackedSnapshot {
  readonly version: 1;
  readonly documentUrl: string;
  readonly baseUri: string;
  readonly charset: string;
  readonly contentType: string;
  readonly title: string;
  readonly readyState: string;
  /** Unix time in ms at which this document's navigation began. */
  readonly timeOrigin: number;
  /** Address the document was loaded from, where the browser tells; a script may have changed it since. */
  readonly loadedUrl?: string | null | undefined;
  /** How the document took its place in the tab's history, where the browser tells (Navigation API). */
  readonly navigationType?: NavigationType | null | undefined;
  readonly linkCount: number;
  /** Anchors on the page, including those cut off by the limit. */
  readonly anchorsFound: number;
  /** One character a link: `a`, `r` (area), `s` (SVG a). */
  readonly elements: string;
  /** One character a link: `t` text, `a` alt, `i` title, `l` aria-label, `n` none. */
  readonly textSources: string;
  /** One character a link: `c` content, `n` nav, `h` header, `f` footer, `s` aside. */
  readonly places: string;
  /** One character a link: `0`, or `1` in a shadow root. */
  readonly shadow: string;
  readonly hrefs: Column;
  readonly texts: Column;
  readonly rels: Column;
  /** `index<TAB>href` lines: the browser's own answer, where the encoding matters. */
  readonly browserHrefs: { readonly indexes: string; readonly urls: Column };
  /** `index:length:hash` entries, comma-separated, of hrefs that were cut. */
  readonly truncated: string;
  readonly areasWithoutHref: number;
  readonly openShadowRoots: number;
  /** Everything that is few: JSON of PageMeta. */
  readonly meta: string;
}

export interface BaseElement {
  readonly rawHref: string | null;
  readonly target: string | null;
  readonly place: "head" | "body";
  readonly effective: boolean;
}

export interface CanonicalElement {
  readonly rawHref: string | null;
  /** The browser's answer, asked only where the encoding matters. */
  readonly browserHref: string | null;
  readonly place: "head" | "body";
  /** Attributes other than rel and href. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The whole rel attribute as written. */
  readonly rel: string;
}

export interface Alternate {
  readonly lang: string;
  readonly rawHref: string;
  readonly browserHref: string | null;
}

export interface RobotsMeta {
  readonly name: string;
  readonly content: string;
  readonly place: "head" | "body";
}

export interface Frame {
  readonly rawSrc: string | null;
  readonly srcdoc: boolean;
}

/** The page's declarations about itself. */
export interface PageMeta {
  readonly bases: readonly BaseElement[];
  readonly canonicals: readonly CanonicalElement[];
  readonly alternates: readonly Alternate[];
  readonly robots: readonly RobotsMeta[];
  readonly refresh: string | null;
  readonly ogUrl: string | null;
  readonly frames: readonly Frame[];
  /** Counts where a list was cut: { canonicals: 10000 }. */
  readonly cut: Readonly<Record<string, number>>;
  /** Tag name of what the body begins with, or `#text`. */
  readonly bodyStartsWith: string | null;
  /** Its start tag, or the beginning of the text. */
  readonly bodyStart?: string | null | undefined;
  /** Fragments of in-page links that name no element of the page. */
  readonly missingTargets?: readonly string[] | undefined;
  /** Anchors that were meant as links and have no href. */
  readonly anchorsWithoutHref?: { readonly count: number; readonly examples: readonly string[] } | undefined;
}

/** One link as the page has it, before resolution. */
export interface SnapshotLink {
  readonly element: LinkElement;
  readonly rawHref: string;
  readonly browserHref: string | null;
  readonly text: string;
  readonly textSource: TextSource;
  readonly rel: readonly string[];
  readonly place: LinkPlace;
  readonly inShadowRoot: boolean;
  /** Set where the href was too long to carry: length in UTF-16 units and a hash. */
  readonly truncated: { readonly length: number; readonly hash: string } | null;
}

/** A page as collected, unpacked and checked. */
export interface PageSnapshot {
  readonly documentUrl: string;
  readonly baseUri: string;
  readonly charset: string;
  readonly contentType: string;
  readonly title: string;
  readonly loading: boolean;
  readonly timeOrigin: number;
  readonly loadedUrl: string | null;
  readonly links: readonly SnapshotLink[];
  readonly anchorsFound: number;
  readonly areasWithoutHref: number;
  readonly openShadowRoots: number;
  readonly meta: PageMeta;
}
