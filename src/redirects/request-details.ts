import type { HopHeaders, RequestDetails, RequestEvent } from "../model/request-event";
import { keepHeaders } from "./hop-headers";

/**
 * A prefetch says main_frame, frame 0 and active too; it alone carries the id of
 * the document it was started from. A prerender runs in a frame of its own.
 */
function isPrerender({ documentLifecycle }: RequestDetails): boolean {
  return documentLifecycle === "prerender";
}

function isNavigation(details: RequestDetails): boolean {
  if (details.tabId < 0 || details.documentId !== undefined) return false;
  if (isPrerender(details)) return true;
  return details.frameId === 0 && (details.documentLifecycle ?? "active") === "active";
}

/** Firefox goes on saying "from cache" after the first cached hop; only an answer without an address was. */
function isFromCache({ fromCache = false, ip }: RequestDetails, firefox: boolean): boolean {
  return fromCache && !(firefox && ip);
}

const common = (details: RequestDetails) => ({
  requestId: details.requestId,
  tabId: details.tabId,
  url: details.url,
  at: details.timeStamp,
  ...(details.originUrl === undefined ? {} : { initiatorUrl: details.originUrl }),
  ...(isPrerender(details) ? { prerender: true as const } : {}),
});

const kept = ({ responseHeaders }: RequestDetails, firefox: boolean): HopHeaders | null =>
  responseHeaders === undefined ? null : keepHeaders(responseHeaders, firefox);

/**
 * A webRequest event of a main frame in the form the recorder reads, or null for
 * what moves no tab: prefetches, requests of other frames and of no tab at all.
 */
export function requestEvent(
  type: RequestEvent["type"],
  details: RequestDetails,
  firefox: boolean,
): RequestEvent | null {
  if (!isNavigation(details)) return null;
  const same = common(details);
  const headers = kept(details, firefox);
  const answered = { status: details.statusCode ?? 0, fromCache: isFromCache(details, firefox) };
  switch (type) {
    case "request":
      return { ...same, type };
    case "headers":
      return { ...same, ...answered, type, headers: headers ?? keepHeaders([], firefox) };
    case "redirect":
      return { ...same, ...answered, type, redirectUrl: details.redirectUrl ?? "", headers };
    case "completed":
      return { ...same, ...answered, type, headers };
    case "error":
      return { ...same, type, error: details.error ?? "" };
  }
}
