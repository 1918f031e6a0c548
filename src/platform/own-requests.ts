import type { WebRequest } from "webextension-polyfill";
import type { HopHeaders, OwnRequestEvent } from "../model/request-event";
import { browser } from "./browser";
import { isFirefox } from "./browser-name";

type KeepHeaders = (headers: WebRequest.HttpHeaders, firefox: boolean) => HopHeaders;

/**
 * Requests of the background itself carry no tab. Chromium hears nothing for hosts
 * permitted after a listener was added, until it is added with another filter: these
 * two mean the same and take turns.
 */
const OURS: readonly WebRequest.RequestFilter[] = [
  { urls: ["http://*/*", "https://*/*"], types: ["xmlhttprequest"], tabId: -1 },
  { urls: ["*://*/*"], types: ["xmlhttprequest"], tabId: -1 },
];

/** Firefox needs no second registration, and loses the events that fall into one. */
export const hearsLateGrants = isFirefox;

let turn = 0;

/** Chromium hides cookies without the second; Firefox throws at it. Only that one was set is kept. */
const HEADERS = (isFirefox ? ["responseHeaders"] : ["responseHeaders", "extraHeaders"]) as [
  "responseHeaders",
];

interface Details {
  readonly requestId: string;
  readonly url: string;
  readonly timeStamp: number;
  readonly initiator?: string;
  readonly originUrl?: string;
  readonly ip?: string;
}

interface Common {
  readonly requestId: string;
  readonly tabId: number;
  readonly url: string;
  readonly at: number;
}

/** Service workers of pages have no tab either, hence the look at who asked. */
function createPass(heard: (event: OwnRequestEvent) => void) {
  const origin = browser.runtime.getURL("").replace(/\/$/, "");
  return (details: Details, event?: (common: Common) => OwnRequestEvent): undefined => {
    const asker = details.initiator ?? details.originUrl ?? "";
    if (asker !== origin && !asker.startsWith(`${origin}/`)) return;
    const common = { requestId: details.requestId, tabId: -1, url: details.url, at: details.timeStamp };
    if (event !== undefined) heard(event(common));
    if (details.ip) heard({ ...common, type: "address", ip: details.ip });
  };
}

/** Hears the events of our own fetches until the returned function is called. */
export function observeOwnRequests(heard: (event: OwnRequestEvent) => void, keep: KeepHeaders): () => void {
  const pass = createPass(heard);
  const kept = (headers: WebRequest.HttpHeaders | undefined) =>
    headers === undefined ? null : keep(headers, isFirefox);
  const onBeforeRequest = (details: WebRequest.OnBeforeRequestDetailsType) =>
    pass(details, (common) => ({ ...common, type: "request" }));
  const onHeadersReceived = (details: WebRequest.OnHeadersReceivedDetailsType) =>
    pass(details, (common) => {
      const headers = keep(details.responseHeaders ?? [], isFirefox);
      return { ...common, type: "headers", status: details.statusCode, fromCache: false, headers };
    });
  const onBeforeRedirect = (details: WebRequest.OnBeforeRedirectDetailsType) =>
    pass(details, (common) => {
      const { statusCode: status, redirectUrl, fromCache, responseHeaders } = details;
      return { ...common, type: "redirect", status, redirectUrl, fromCache, headers: kept(responseHeaders) };
    });
  const onResponseStarted = (details: WebRequest.OnResponseStartedDetailsType) => pass(details);
  const onCompleted = (details: WebRequest.OnCompletedDetailsType) =>
    pass(details, (common) => {
      const { statusCode: status, fromCache, responseHeaders } = details;
      return { ...common, type: "completed", status, fromCache, headers: kept(responseHeaders) };
    });
  const onErrorOccurred = (details: WebRequest.OnErrorOccurredDetailsType) =>
    pass(details, (common) => ({ ...common, type: "error", error: details.error }));

  turn = 1 - turn;
  const ours = OURS[turn] as WebRequest.RequestFilter;
  const { webRequest } = browser;
  webRequest.onBeforeRequest.addListener(onBeforeRequest, ours);
  webRequest.onHeadersReceived.addListener(onHeadersReceived, ours, HEADERS);
  webRequest.onBeforeRedirect.addListener(onBeforeRedirect, ours, HEADERS);
  webRequest.onResponseStarted.addListener(onResponseStarted, ours);
  webRequest.onCompleted.addListener(onCompleted, ours, HEADERS);
  webRequest.onErrorOccurred.addListener(onErrorOccurred, ours);
  return () => {
    webRequest.onBeforeRequest.removeListener(onBeforeRequest);
    webRequest.onHeadersReceived.removeListener(onHeadersReceived);
    webRequest.onBeforeRedirect.removeListener(onBeforeRedirect);
    webRequest.onResponseStarted.removeListener(onResponseStarted);
    webRequest.onCompleted.removeListener(onCompleted);
    webRequest.onErrorOccurred.removeListener(onErrorOccurred);
  };
}
