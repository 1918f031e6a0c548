import type { KeptHeaders } from "./navigation";

/** Response headers as a hop needs them; nothing else of a response is kept. */
export interface HopHeaders {
  readonly location: string | null;
  /** Chromium's mark of a redirect it made itself: `Non-Authoritative-Reason`. */
  readonly nonAuthoritativeReason: string | null;
  /** Seconds or a date, as sent. */
  readonly retryAfter: string | null;
  readonly kept: KeptHeaders;
}

interface Common {
  readonly requestId: string;
  readonly tabId: number;
  readonly url: string;
  /** Unix time in ms, by the browser. */
  readonly at: number;
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
