import type { Hop, KeptHeaders, RedirectOutcome } from "./navigation";
import type { BaseElement, CanonicalElement, RobotsMeta } from "./snapshot";

/** A page that was fetched again on request: no cookies, no referrer, nothing of it executed. */
export interface Fetched {
  /** The address that was requested. */
  readonly start: string;
  /** ISO 8601, UTC. */
  readonly fetchedAt: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Why it was not asked, or not to the end. */
  readonly skipped?: string;
  /** The browser's words, where the request failed. */
  readonly error?: string;
  /** Headers of the last answer; null until a server answered. */
  readonly headers: KeptHeaders | null;
  /** Redirecting answers that carried a `Link` header of their own. */
  readonly redirectLinks: readonly { readonly url: string; readonly link: readonly string[] }[];
  /** Bytes of the body that were read. */
  readonly bytes: number;
  /** True where the page is longer than what was read. */
  readonly cut: boolean;
  /** Encoding the body was decoded by; null without a body that is a page. */
  readonly charset: string | null;
}

/** As it crosses from the background to the page that parses it. */
export interface FetchedText extends Fetched {
  readonly text: string | null;
}

/** A canonical in a parsed page. */
export interface ParsedCanonical extends CanonicalElement {
  /** True where the source has it before the end tag of the head, wherever the parser put it. */
  readonly beforeHeadEnd: boolean;
}

/** What a parser that runs no scripts reads in the HTML a server sent. */
export interface ParsedDocument {
  readonly title: string;
  readonly baseUri: string;
  readonly bases: readonly BaseElement[];
  readonly canonicals: readonly ParsedCanonical[];
  readonly robots: readonly RobotsMeta[];
  /** As in PageMeta. */
  readonly bodyStartsWith: string | null;
  readonly bodyStart: string | null;
}

/** As it is kept with an audit. */
export interface FetchedPage extends Fetched {
  /** Null where no page came, or none that is HTML. */
  readonly document: ParsedDocument | null;
}

/** What the background answers to a request for a page of the canonical view. */
export type FetchAnswer =
  | { readonly kind: "page"; readonly page: FetchedText }
  /** There is no further canonical to look at. */
  | { readonly kind: "end" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "gone" };
