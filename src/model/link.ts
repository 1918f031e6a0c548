import type { AppliedRule } from "./rule";

export type LinkElement = "a" | "area" | "svg-a";

/** Where the anchor text was taken from. */
export type TextSource = "text" | "alt" | "title" | "aria-label" | "none";

/** Landmark around the link, as auditors know it from "Link Position". */
export type LinkPlace = "content" | "nav" | "header" | "footer" | "aside";

export type LinkOutcome = "accepted" | "out-of-scope" | "rejected";

export type RejectReason =
  | "unsupported-scheme"
  | "unparsable"
  // strict input mode only:
  | "empty"
  | "credentials"
  | "surrounding-whitespace"
  | "backslash"
  | "control-character"
  | "base-out-of-scope";

/** Oddities of an href that a browser follows all the same. */
export type LinkFlag =
  | "empty"
  | "fragment-only"
  | "credentials"
  | "surrounding-whitespace"
  | "inner-whitespace"
  | "backslash"
  | "control-character"
  | "non-ascii"
  | "protocol-relative"
  | "scheme-relative"
  | "non-default-port"
  | "legacy-encoded-query"
  | "truncated"
  | "in-shadow-root"
  | "session-id"
  | "tracking";

/** browser: accept what the browser follows, flag oddities. strict: refuse them. */
export type InputMode = "browser" | "strict";

export type ScopeMode = "origin" | "host" | "site" | "any";

/** Which links belong to the audit. `origin` is set apart from page and base. */
export interface Scope {
  readonly mode: ScopeMode;
  /** e.g. `https://docs.example.com` */
  readonly origin: string;
}

/** What became of one raw href. */
export interface Resolution {
  readonly outcome: LinkOutcome;
  /** Absolute URL with credentials removed; null where there is none. */
  readonly url: string | null;
  readonly reason?: RejectReason;
  /** The scheme, without colon, of an unsupported-scheme rejection. */
  readonly scheme?: string;
  readonly flags: readonly LinkFlag[];
}

/** One link of the page, as reported. */
export interface ReportLink extends Resolution {
  readonly index: number;
  readonly element: LinkElement;
  /** Exactly as the page wrote it. */
  readonly rawHref: string;
  readonly text: string;
  readonly textSource: TextSource;
  /** rel tokens, lower-cased. */
  readonly rel: readonly string[];
  readonly place: LinkPlace;
  /** Dedupe key: compared, never fetched, never shown as the link. */
  readonly key?: string;
  readonly rules: readonly AppliedRule[];
}
