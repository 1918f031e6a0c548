import type { WebRequest } from "webextension-polyfill";
import type { HopHeaders, RequestEvent } from "../model/request-event";
import { browser } from "./browser";
import { isFirefox } from "./browser-name";

export type KeepHeaders = (headers: WebRequest.HttpHeaders) => HopHeaders;

/** Details both browsers give; Chromium's own fields are optional here. */
interface Details {
  readonly requestId: string;
  readonly tabId: number;
  readonly frameId: number;
  readonly url: string;
  readonly timeStamp: number;
  readonly documentId?: string;
  readonly documentLifecycle?: string;
}

/**
 * Chromium gives events to a listener added before a host was permitted only
 * after it was added again with another filter. These two mean the same.
 */
const FILTERS: readonly WebRequest.RequestFilter[] = [
  { urls: ["http://*/*", "https://*/*"], types: ["main_frame"] },
  { urls: ["*://*/*"], types: ["main_frame"] },
];

/**
 * A prefetch says main_frame, frame 0 and active too; it alone carries the id of
 * the document it was started from. A prerender is in another frame or lifecycle.
 */
const isNavigation = (details: Details): boolean =>
  details.tabId >= 0 &&
  details.frameId === 0 &&
  details.documentId === undefined &&
  (details.documentLifecycle ?? "active") === "active";

const common = ({ requestId, tabId, url, timeStamp }: Details) => ({
  requestId,
  tabId,
  url,
  at: timeStamp,
});

/**
 * Hears every main-frame request of every tab the browser lets us see. Call at
 * the top level of the background script, or a sleeping worker is not woken.
 * Returns the way to be heard again after access was granted.
 */
export function onMainFrameRequests(heard: (event: RequestEvent) => void, keep: KeepHeaders): () => void {
  const pass = (details: Details, event: () => RequestEvent) => {
    if (isNavigation(details)) heard(event());
  };
  const kept = (headers: WebRequest.HttpHeaders | undefined) =>
    headers === undefined ? null : keep(headers);

  const onBeforeRequest = (details: WebRequest.OnBeforeRequestDetailsType) =>
    void pass(details, () => ({ ...common(details), type: "request" }));
  const onHeadersReceived = (details: WebRequest.OnHeadersReceivedDetailsType) =>
    void pass(details, () => ({
      ...common(details),
      type: "headers",
      status: details.statusCode,
      fromCache: Boolean((details as { fromCache?: boolean }).fromCache),
      headers: keep(details.responseHeaders ?? []),
    }));
  const onBeforeRedirect = (details: WebRequest.OnBeforeRedirectDetailsType) =>
    void pass(details, () => ({
      ...common(details),
      type: "redirect",
      status: details.statusCode,
      redirectUrl: details.redirectUrl,
      fromCache: details.fromCache,
      headers: kept(details.responseHeaders),
    }));
  const onCompleted = (details: WebRequest.OnCompletedDetailsType) =>
    void pass(details, () => ({
      ...common(details),
      type: "completed",
      status: details.statusCode,
      fromCache: details.fromCache,
      headers: kept(details.responseHeaders),
    }));
  const onErrorOccurred = (details: WebRequest.OnErrorOccurredDetailsType) =>
    void pass(details, () => ({ ...common(details), type: "error", error: details.error }));

  let filter = 0;
  const add = () => {
    const urls = FILTERS[filter] as WebRequest.RequestFilter;
    const { webRequest } = browser;
    webRequest.onBeforeRequest.addListener(onBeforeRequest, urls);
    webRequest.onHeadersReceived.addListener(onHeadersReceived, urls, ["responseHeaders"]);
    webRequest.onBeforeRedirect.addListener(onBeforeRedirect, urls, ["responseHeaders"]);
    webRequest.onCompleted.addListener(onCompleted, urls, ["responseHeaders"]);
    // Firefox stops the script at a third argument here, even an empty one.
    webRequest.onErrorOccurred.addListener(onErrorOccurred, urls);
  };
  add();

  return () => {
    if (isFirefox) return; // needs nothing, and would deliver everything twice
    const { webRequest } = browser;
    webRequest.onBeforeRequest.removeListener(onBeforeRequest);
    webRequest.onHeadersReceived.removeListener(onHeadersReceived);
    webRequest.onBeforeRedirect.removeListener(onBeforeRedirect);
    webRequest.onCompleted.removeListener(onCompleted);
    webRequest.onErrorOccurred.removeListener(onErrorOccurred);
    filter = 1 - filter;
    add();
  };
}
