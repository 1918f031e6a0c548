import type { WebRequest } from "webextension-polyfill";
import type { RequestEvent } from "../model/request-event";
import { browser } from "./browser";
import type { KeepHeaders } from "./request-events";

/** Requests of the background itself carry no tab. */
const OURS: WebRequest.RequestFilter = {
  urls: ["http://*/*", "https://*/*"],
  types: ["xmlhttprequest"],
  tabId: -1,
};

interface Details {
  readonly requestId: string;
  readonly url: string;
  readonly timeStamp: number;
  readonly initiator?: string;
  readonly originUrl?: string;
}

/**
 * Hears the events of our own fetches until the returned function is called.
 * Service workers of pages have no tab either, hence the look at who asked.
 */
export function observeOwnRequests(heard: (event: RequestEvent) => void, keep: KeepHeaders): () => void {
  const origin = browser.runtime.getURL("").replace(/\/$/, "");
  const pass = (
    details: Details,
    event: (common: { requestId: string; tabId: number; url: string; at: number }) => RequestEvent,
  ) => {
    const asker = details.initiator ?? details.originUrl ?? "";
    if (asker !== origin && !asker.startsWith(`${origin}/`)) return;
    heard(event({ requestId: details.requestId, tabId: -1, url: details.url, at: details.timeStamp }));
  };
  const onBeforeRequest = (details: WebRequest.OnBeforeRequestDetailsType) =>
    void pass(details, (common) => ({ ...common, type: "request" }));
  const onHeadersReceived = (details: WebRequest.OnHeadersReceivedDetailsType) =>
    void pass(details, (common) => ({
      ...common,
      type: "headers",
      status: details.statusCode,
      fromCache: false,
      headers: keep(details.responseHeaders ?? []),
    }));
  const onBeforeRedirect = (details: WebRequest.OnBeforeRedirectDetailsType) =>
    void pass(details, (common) => ({
      ...common,
      type: "redirect",
      status: details.statusCode,
      redirectUrl: details.redirectUrl,
      fromCache: details.fromCache,
      headers: details.responseHeaders === undefined ? null : keep(details.responseHeaders),
    }));
  const onErrorOccurred = (details: WebRequest.OnErrorOccurredDetailsType) =>
    void pass(details, (common) => ({ ...common, type: "error", error: details.error }));
  const { webRequest } = browser;
  webRequest.onBeforeRequest.addListener(onBeforeRequest, OURS);
  webRequest.onHeadersReceived.addListener(onHeadersReceived, OURS, ["responseHeaders"]);
  webRequest.onBeforeRedirect.addListener(onBeforeRedirect, OURS, ["responseHeaders"]);
  webRequest.onErrorOccurred.addListener(onErrorOccurred, OURS);
  return () => {
    webRequest.onBeforeRequest.removeListener(onBeforeRequest);
    webRequest.onHeadersReceived.removeListener(onHeadersReceived);
    webRequest.onBeforeRedirect.removeListener(onBeforeRedirect);
    webRequest.onErrorOccurred.removeListener(onErrorOccurred);
  };
}
