import type { HopHeaders, RequestEvent } from "../../src/model/request-event";

const NOTHING: HopHeaders = {
  location: null,
  nonAuthoritativeReason: null,
  retryAfter: null,
  kept: { link: [], xRobotsTag: [], refresh: null, contentType: null },
};

export const headers = (some: Partial<HopHeaders> = {}): HopHeaders => ({ ...NOTHING, ...some });

/** Both browsers' order of events for one hop that redirects. */
export function redirectHop(
  url: string,
  status: number,
  location: string,
  at: number,
  request: { readonly requestId?: string; readonly tabId?: number } = {},
): RequestEvent[] {
  const common = { requestId: "1", tabId: 7, url, ...request };
  return [
    { ...common, type: "request", at },
    { ...common, type: "headers", at: at + 5, status, fromCache: false, headers: headers({ location }) },
    {
      ...common,
      type: "redirect",
      at: at + 5,
      status,
      redirectUrl: new URL(location, url).href,
      fromCache: false,
      headers: headers({ location }),
    },
  ];
}

/** The events of the hop that ends in a document. */
export function lastHop(
  url: string,
  status: number,
  at: number,
  request: { readonly requestId?: string; readonly tabId?: number } = {},
): RequestEvent[] {
  const common = { requestId: "1", tabId: 7, url, ...request };
  return [
    { ...common, type: "request", at },
    { ...common, type: "headers", at: at + 5, status, fromCache: false, headers: headers() },
    { ...common, type: "completed", at: at + 9, status, fromCache: false, headers: headers() },
  ];
}
