/** How the browser came from one URL to the next. */
export type HopKind =
  | "http"
  | "hsts"
  | "browser-upgrade"
  | "meta-refresh"
  | "refresh-header"
  | "script"
  | "service-worker"
  | "history";

/** One answer on the way. `status` is null where no server sent one. */
export interface Hop {
  readonly url: string;
  readonly status: number | null;
  /** Location as the server wrote it, bytes decoded as UTF-8; null without one. */
  readonly location: string | null;
  readonly kind: HopKind;
  readonly fromCache: boolean;
  /** Milliseconds from the request to this answer. */
  readonly ms: number;
  /** For one the page made itself: ms its document had been loaded before it sent the browser on. */
  readonly afterMs?: number;
  /** What else it can have been, where the browser does not tell the two apart. */
  readonly uncertain?: HopUncertainty;
}

export type HopUncertainty =
  /** Chromium: a meta refresh and a script that runs after the load look alike. */
  | "refresh-or-script"
  /** Firefox: HSTS and the browser's own upgrades look alike. */
  | "hsts-or-upgrade";

export type RedirectOutcome =
  | "ok"
  | "redirected"
  | "client-error"
  | "server-error"
  | "loop"
  | "too-many"
  | "no-location"
  | "bad-location"
  | "network-error"
  | "timeout"
  | "rate-limited"
  | "blocked-by-site"
  | "blocked-by-browser"
  | "partial"
  | "not-observable"
  | "skipped"
  | "refused";

/** Response headers an audit needs; no others are kept (never Set-Cookie). */
export interface KeptHeaders {
  readonly link: readonly string[];
  readonly xRobotsTag: readonly string[];
  readonly refresh: string | null;
  readonly contentType: string | null;
}

/** Every hop from the first request to the last answer. */
export interface RedirectChain {
  readonly observed: true;
  readonly start: string;
  readonly hops: readonly Hop[];
  readonly finalUrl: string;
  readonly outcome: RedirectOutcome;
  /** Unix time in ms of the first request. */
  readonly startedAt: number;
  /** The host of whose answers the browser tells nothing, where part of the chain is missing; `?` where not even that is known. */
  readonly partial?: string;
  /** Error text of the browser, where the chain ended in one. */
  readonly error?: string;
}

export type NotObservedWhy =
  /** No host permission: the browser told us nothing. */
  | "not-permitted"
  /** Permitted now, but the page was loaded before we listened. */
  | "loaded-before"
  /** The document came without a request: cache of pages, prerender, service worker. */
  | "no-request";

export interface NotObserved {
  readonly observed: false;
  readonly why: NotObservedWhy;
}

export type Navigation = RedirectChain | NotObserved;

/** The response that produced the document; headers are null until observed. */
export interface DocumentResponse {
  readonly status: number | null;
  readonly headers: KeptHeaders;
}
