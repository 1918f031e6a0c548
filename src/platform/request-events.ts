import type { WebRequest } from "webextension-polyfill";
import type { RequestDetails, RequestEvent } from "../model/request-event";
import { browser } from "./browser";
import { isFirefox } from "./browser-name";

/**
 * Chromium gives events to a listener added before a host was permitted only
 * after it was added again with another filter. These two mean the same.
 */
const FILTERS: readonly WebRequest.RequestFilter[] = [
  { urls: ["http://*/*", "https://*/*"], types: ["main_frame"] },
  { urls: ["*://*/*"], types: ["main_frame"] },
];

type Heard = (type: RequestEvent["type"], details: RequestDetails) => void;

/** One listener an event; what each hears goes to one place. */
function listenersFor(heard: Heard) {
  // The types of the polyfill lack what Chromium adds.
  const listener =
    (type: RequestEvent["type"]) =>
    (details: object): void =>
      heard(type, details as RequestDetails);
  return {
    onBeforeRequest: listener("request"),
    onHeadersReceived: listener("headers") as () => undefined,
    onBeforeRedirect: listener("redirect"),
    onCompleted: listener("completed"),
    onErrorOccurred: listener("error"),
  };
}

/**
 * Hears every main-frame request of every tab the browser lets us see. Call at
 * the top level of the background script, or a sleeping worker is not woken.
 * Returns the way to be heard again after access was granted.
 */
export function onMainFrameRequests(heard: Heard): () => void {
  const { webRequest } = browser;
  const listeners = listenersFor(heard);
  let filter = 0;
  const add = () => {
    const urls = FILTERS[filter] as WebRequest.RequestFilter;
    webRequest.onBeforeRequest.addListener(listeners.onBeforeRequest as () => undefined, urls);
    webRequest.onHeadersReceived.addListener(listeners.onHeadersReceived, urls, ["responseHeaders"]);
    webRequest.onBeforeRedirect.addListener(listeners.onBeforeRedirect, urls, ["responseHeaders"]);
    webRequest.onCompleted.addListener(listeners.onCompleted, urls, ["responseHeaders"]);
    // Firefox stops the script at a third argument here, even an empty one.
    webRequest.onErrorOccurred.addListener(listeners.onErrorOccurred, urls);
  };
  add();

  return () => {
    if (isFirefox) return; // needs nothing, and would deliver everything twice
    webRequest.onBeforeRequest.removeListener(listeners.onBeforeRequest as () => undefined);
    webRequest.onHeadersReceived.removeListener(listeners.onHeadersReceived);
    webRequest.onBeforeRedirect.removeListener(listeners.onBeforeRedirect);
    webRequest.onCompleted.removeListener(listeners.onCompleted);
    webRequest.onErrorOccurred.removeListener(listeners.onErrorOccurred);
    filter = 1 - filter;
    add();
  };
}
