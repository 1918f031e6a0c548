import type { NavigationDetails, NavigationEvent } from "../model/navigation-event";

/** Chromium prepares a prerendered page in another frame of the same tab, until it is shown. */
const isPrerender = ({ documentLifecycle, frameType }: NavigationDetails): boolean =>
  documentLifecycle === "prerender" && frameType === "outermost_frame";

/**
 * A webNavigation event of a main frame in the form the recorder reads, or null
 * for frames within the page, and for documents that have no identity.
 */
export function navigationEvent(
  type: NavigationEvent["type"],
  details: NavigationDetails,
): NavigationEvent | null {
  const prerender = isPrerender(details);
  if (details.tabId < 0 || (details.frameId !== 0 && !prerender)) return null;
  const { tabId, url, timeStamp: at, documentId, transitionQualifiers: qualifiers = [] } = details;
  if (type === "begin") return prerender ? null : { type, tabId, url, at };
  if (documentId === undefined) return null;
  if (type === "commit") return { type, tabId, url, at, documentId, qualifiers, prerender };
  return { type, tabId, url, at, documentId };
}
