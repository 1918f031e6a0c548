import type { KeptHeaders } from "./navigation";

/** Response headers as a hop needs them; nothing else of a response is kept. */
export interface HopHeaders {
  readonly location: string | null;
  /** Chromium's mark of a redirect it made itself: `Non-Authoritative-Reason`. */
  readonly nonAuthoritativeReason: string | null;
  /** Seconds or a date, as sent. */
  readonly retryAfter: string | null;
  /** True where the answer set a cookie; its value is never kept. */
  readonly setsCookie?: true;
  readonly kept: KeptHeaders;
}

interface Common {
  readonly requestId: string;
  readonly tabId: number;
  readonly url: string;
  /** Unix time in ms, by the browser. */
  readonly at: number;
  /** Document that asked, where the browser names it (Firefox). */
  readonly initiatorUrl?: string;
  /** For a page the browser prepares beside the one that is shown. */
  readonly prerender?: true;
}

/** A webRequest event of a tab's main frame, in one form for both browsers. */
export type RequestEvent =
  | (Common & { readonly type: "request" })
  | (Common & {
      readonly type: "headers";
      readonly status: number;
      readonly fromCache: boolean;
      readonly headers: HopHeaders;
    })
  | (Common & {
      readonly type: "redirect";
      readonly status: number;
      readonly redirectUrl: string;
      readonly fromCache: boolean;
      /** Firefox sends no headers event for some redirects. */
      readonly headers: HopHeaders | null;
    })
  | (Common & {
      readonly type: "completed";
      readonly status: number;
      readonly fromCache: boolean;
      readonly headers: HopHeaders | null;
    })
  | (Common & { readonly type: "error"; readonly error: string });

/** The same of a request of our own, and the address that answered. */
export type OwnRequestEvent = RequestEvent | (Common & { readonly type: "address"; readonly ip: string });

/** What both browsers tell of a webRequest event; which fields there are depends on the event. */
export interface RequestDetails {
  readonly requestId: string;
  readonly tabId: number;
  readonly frameId: number;
  readonly url: string;
  readonly timeStamp: number;
  readonly statusCode?: number;
  readonly redirectUrl?: string;
  readonly fromCache?: boolean;
  readonly error?: string;
  readonly responseHeaders?: readonly {
    readonly name: string;
    readonly value?: string | undefined;
    readonly binaryValue?: unknown;
  }[];
  /** Null or absent where nobody was asked. */
  readonly ip?: string | null;
  readonly documentId?: string;
  readonly documentLifecycle?: string;
  readonly originUrl?: string;
}
