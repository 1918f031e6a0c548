import type { DocumentResponse, Hop } from "../model/navigation";
import type { HopHeaders, RequestEvent } from "../model/request-event";
import { withoutFragment } from "./without-fragment";

/** One main-frame request with all its redirects, as far as it has come. */
export interface RecordedRequest {
  readonly requestId: string;
  /** Everything heard of it, in the order it happened; the rest follows from this. */
  readonly events: readonly RequestEvent[];
  readonly startedAt: number;
  readonly lastEventAt: number;
  readonly hops: readonly Hop[];
  /** The URL asked for now, and since when. */
  readonly current: { readonly url: string; readonly since: number } | null;
  /** Where the last redirect led, until it is asked for. */
  readonly awaited: string | null;
  readonly answer: {
    readonly status: number;
    readonly fromCache: boolean;
    readonly headers: HopHeaders;
  } | null;
  readonly response: DocumentResponse | null;
  /** A service worker of the site took the current URL over (Firefox tells). */
  readonly intercepted: boolean;
  readonly closed: boolean;
  readonly error: string | null;
  /** Document that asked for it, where the browser names it. */
  readonly initiatorUrl: string | null;
  readonly prerender: boolean;
  /** A document has been made of it. */
  readonly used: boolean;
}

/** A document that was shown in the tab, by its identity. */
export interface RecordedDocument {
  readonly id: string;
  readonly url: string;
  /** When it was first committed, and when its load was over. */
  readonly at: number;
  readonly loadedAt: number | null;
  /** The request that brought it; null where it came without one. */
  readonly requestId: string | null;
  /** Shown only after it was prepared beside another page. */
  readonly prerender: boolean;
  /** Navigations the tab began since the document before; one of them led here. */
  readonly begun: readonly Begun[];
  readonly clientRedirect: boolean;
  readonly serverRedirect: boolean;
  /** The document that was shown before it. */
  readonly before: string | null;
  /** Addresses a script gave it later without a load. */
  readonly moves: readonly Begun[];
}

export interface Begun {
  readonly url: string;
  readonly at: number;
}

/** What is known of one tab; newest last in every list. */
export interface TabHistory {
  readonly requests: readonly RecordedRequest[];
  readonly documents: readonly RecordedDocument[];
  /** Navigations begun since the last document was shown. */
  readonly begun: readonly Begun[];
}

export const NOTHING_RECORDED: TabHistory = { requests: [], documents: [], begun: [] };

export const isSameResource = (one: string, other: string): boolean =>
  withoutFragment(one) === withoutFragment(other);

/** `http://a.example/p` and `https://a.example/p`: what HSTS and upgrades make of an address. */
export const isUpgrade = (from: string, to: string): boolean =>
  from.startsWith("http:") && to === from.replace(/^http:/, "https:");

/** The URL that answered last, or that is awaited now. */
export const landingUrl = ({ current, awaited, hops }: RecordedRequest): string | undefined =>
  current?.url ?? awaited ?? hops.at(-1)?.url;
